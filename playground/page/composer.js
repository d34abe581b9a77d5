// The message box. `/` lists the commands; a chosen command becomes fields, with what the bot offers for each.

import { carried, fill, h, icon, mark } from "./dom.js";

const USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, BOOLEAN = 5, FILE = 11;

export class Composer {
  // `ctx`: {state(), channel(), act(), answered(result), trouble(words)}
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.commands = [];
    this.command = null;
    this.reply = null;
    this.rows = [];
    this.at = 0;
    this.asked = 0;
    this.drafts = new Map();
    this.build();
  }

  build() {
    this.input = h("textarea", {
      id: "message", rows: 1, autocomplete: "off", spellcheck: "true", "aria-label": "Message", role: "combobox",
      "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions", maxlength: 2000,
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.list = h("div", { id: "suggestions", class: "suggestions", role: "listbox", "aria-label": "Suggestions", hidden: true });
    this.above = h("div", { class: "replying", hidden: true });
    this.fields = h("div", { class: "command-fields", hidden: true });
    this.button = h("button", { type: "button", class: "send", "aria-label": "Send", onclick: () => this.send() }, icon("send"));
    this.line = h("div", { class: "line" }, this.input, this.fields, this.button);
    fill(this.root, this.list, this.above, this.line);
    // On the row, not its contents: choosing with the mouse must not take the focus away.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  async move(channel) {
    if (this.channel && !this.command) this.drafts.set(this.channel.id, this.input.value);
    const other = this.channel?.id !== channel.id;
    this.channel = channel;
    if (other) {
      this.leaveCommand();
      this.setReply(null);
      this.input.value = this.drafts.get(channel.id) ?? "";
      this.grow();
      this.hide();
    }
    const label = channel.type === 1 ? `Message @${channel.name}` : `Message #${channel.name}`;
    this.input.placeholder = channel.may_write ? `${label}, or / for commands` : "You may not write here; / for commands";
    this.input.setAttribute("aria-label", label);
    await this.refresh();
    if (this.input.value.startsWith("/") && document.activeElement === this.input) this.typed();
  }

  async refresh() {
    this.commands = await this.ctx.act("commands", { channel: this.channel.id }).catch(() => []);
  }

  get occupied() {
    return Boolean(this.command || this.input.value);
  }

  focus() {
    (this.command ? this.fields.querySelector("input") ?? this.fields.querySelector(".command-name") : this.input)?.focus();
  }

  setReply(message, name) {
    this.reply = message;
    this.above.hidden = !message;
    if (message) {
      fill(this.above, icon("reply"), h("span", {}, "Replying to ", h("strong", {}, name)),
        h("button", { type: "button", class: "round", "aria-label": "Do not reply", onclick: () => this.setReply(null) }, icon("close")));
      this.input.focus();
    }
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
  }

  // The plain line ---------------------------------------------------------------------------------------------

  typed() {
    this.grow();
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.hide();
      return;
    }
    const words = text.slice(1).toLowerCase();
    const whole = this.commands.find((command) => words.startsWith(`${command.shown.toLowerCase()} `) || words.startsWith(`${command.name} `));
    if (whole && text.endsWith(" ") && whole.options.some((option) => option.required) && !text.includes(":")) {
      this.enter(whole);
      return;
    }
    if (whole && whole.options.length) {
      // Its options may be typed: `/board show:text`. Tab opens the fields for them.
      this.show([], `/${whole.shown} ${whole.options.map((option) => `${option.shown}:`).join(" ")} (Enter runs it)`);
      return;
    }
    const found = this.commands.filter((command) => command.shown.toLowerCase().includes(words.trim()) || command.name.includes(words.trim()));
    found.sort((a, b) => Number(!a.shown.startsWith(words)) - Number(!b.shown.startsWith(words)));
    this.show(found.map((command) => ({
      label: `/${command.shown}`, description: command.description,
      extra: command.options.filter((option) => option.required).map((option) => option.shown).join("  "),
      mark: mark("Menhir", true), take: () => this.enter(command),
    })), found.length ? "Commands" : "No command fits");
  }

  key(event) {
    if (this.listKey(event)) return;
    if (event.key === "Escape") {
      if (this.reply) this.setReply(null);
      else if (this.input.value.startsWith("/")) { this.input.value = ""; this.hide(); }
      else this.input.blur();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    if (this.command) return this.run();
    const text = this.input.value.trim();
    if (!text || !this.channel) return undefined;
    if (text.startsWith("/")) {
      let line = this.parse(text);
      if (!line) {
        // The bot may have registered it a moment ago.
        await this.refresh();
        line = this.parse(text);
      }
      if (line) return this.perform(line.command, line.options);
    }
    this.input.value = "";
    this.grow();
    const reply = this.reply?.id ?? null;
    this.setReply(null);
    try {
      await this.ctx.act("say", { channel: this.channel.id, text, reply_to: reply });
    } catch (error) {
      this.input.value = text;
      this.ctx.trouble(error.message);
    }
    return undefined;
  }

  // A whole command typed as a line: `/move druid:R place:N7`.
  parse(text) {
    const words = text.slice(1);
    const fits = this.commands.filter((command) => [command.name, command.shown].some((name) => words === name || words.startsWith(`${name} `)));
    const command = fits.sort((a, b) => b.name.length - a.name.length)[0];
    if (!command) return null;
    const options = {};
    for (const [, name, value] of words.matchAll(/([\p{L}\p{N}_-]+):\s*(.*?)(?=\s+[\p{L}\p{N}_-]+:|$)/gu)) {
      const option = command.options.find((entry) => entry.name === name || entry.shown === name);
      if (option) options[option.name] = value;
    }
    return { command, options };
  }

  // A command with its fields ----------------------------------------------------------------------------------

  enter(command) {
    this.hide();
    if (!command.options.length) {
      this.perform(command, {});
      return;
    }
    this.command = command;
    this.values = new Map();
    this.input.hidden = true;
    this.fields.hidden = false;
    this.drawFields();
    this.focus();
  }

  drawFields() {
    const { command } = this;
    const shown = command.options.filter((option) => option.required || this.values.has(option.name) || option.open);
    const rest = command.options.filter((option) => !shown.includes(option));
    fill(this.fields,
      h("button", { type: "button", class: "command-name", title: `Run: ${command.description}`, onclick: () => this.run(), onkeydown: (event) => event.key === "Escape" && this.leaveCommand(true) }, `/${command.shown}`),
      shown.map((option) => this.field(option)),
      rest.map((option) => h("button", { type: "button", class: "optional", title: option.description, onclick: () => this.openOption(option), onkeydown: (event) => event.key === "Escape" && this.leaveCommand(true) }, icon("plus"), option.shown)));
  }

  openOption(option) {
    const kept = [...this.fields.querySelectorAll("input")].map((input) => [input.dataset.option, input.value]);
    option.open = true;
    this.drawFields();
    for (const [name, value] of kept) {
      const input = this.fields.querySelector(`input[data-option="${CSS.escape(name)}"]`);
      if (input && input.type !== "file") input.value = value;
    }
    this.fields.querySelector(`input[data-option="${CSS.escape(option.name)}"]`)?.focus();
  }

  field(option) {
    const id = `option-${option.name}`;
    if (option.type === FILE) return this.fileField(option, id);
    const input = h("input", {
      id, type: "text", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "suggestions", "aria-required": option.required ? "true" : "false", "aria-description": option.description,
      data: { option: option.name }, size: 8,
      onfocus: () => this.offer(option, input), onblur: () => this.hide(),
      oninput: () => {
        this.values.delete(option.name);
        if (this.named(input)) return;
        this.fit(input);
        this.offer(option, input);
      },
      onkeydown: (event) => this.fieldKey(event, option, input),
    });
    return h("span", { class: "option-field" }, h("label", { for: id }, option.shown, option.required ? h("span", { class: "star", "aria-hidden": "true" }, "*") : null), input);
  }

  // Who types `place:` in a field means the field of that name; what stands before it stays.
  named(input) {
    const found = /(?:^|\s)([\p{L}\p{N}_-]+):$/u.exec(input.value);
    const meant = found && this.command.options.find((option) => option.name === found[1] || option.shown === found[1]);
    if (!meant) return false;
    input.value = input.value.slice(0, found.index).trim();
    this.fit(input);
    const there = this.fields.querySelector(`input[data-option="${CSS.escape(meant.name)}"]`);
    if (there) there.focus();
    else this.openOption(meant);
    return true;
  }

  fileField(option, id) {
    const input = h("input", { id, type: "file", data: { option: option.name }, "aria-description": option.description, onkeydown: (event) => event.key === "Escape" && this.leaveCommand(true) });
    input.addEventListener("change", async () => {
      const [file] = input.files;
      if (!file) return;
      this.values.set(option.name, await carried(file));
    });
    return h("span", { class: "option-field" }, h("label", { for: id }, option.shown), input);
  }

  fit(input) {
    input.size = Math.min(Math.max(8, input.value.length + 1), 40);
  }

  // What may stand in a field: fixed choices, people, channels, or what the bot offers for the letters so far.
  async offer(option, input) {
    const typed = input.value.toLowerCase();
    const title = `${option.shown}: ${option.description}`;
    const pick = (label, value, description, sign) => ({ label, value, description, mark: sign, take: () => this.take(option, input, label, value) });
    const state = this.ctx.state();
    let rows = [];
    if (option.autocomplete) {
      const asked = ++this.asked;
      this.show([], `${title} …`, true);
      try {
        const offered = await this.ctx.act("autocomplete", { channel: this.channel.id, command: this.command.name, focused: option.name, text: input.value, options: this.filled(option.name) });
        if (asked !== this.asked || document.activeElement !== input) return;
        rows = offered.map((choice) => pick(choice.name, choice.value));
        if (!rows.length) { this.show([], `${title} (nothing fits)`); return; }
      } catch {
        if (asked === this.asked) this.show([], `${title} (no suggestions came)`);
        return;
      }
    } else if (option.choices.length) {
      rows = option.choices.filter((choice) => choice.name.toLowerCase().includes(typed)).map((choice) => pick(choice.name, choice.value));
    } else if (option.type === BOOLEAN) {
      rows = [pick("True", true), pick("False", false)].filter((row) => row.label.toLowerCase().startsWith(typed));
    } else if (option.type === USER || option.type === MENTIONABLE) {
      rows = Object.entries(state.users).filter(([, user]) => user.name.toLowerCase().includes(typed.replace("@", "")))
        .map(([id, user]) => pick(user.name, id, null, mark(user.name, id === state.bot.id)));
    } else if (option.type === CHANNEL) {
      rows = state.channels.filter((entry) => entry.guild === this.channel.guild && entry.name.includes(typed.replace("#", ""))).map((entry) => pick(`#${entry.name}`, entry.id));
    } else if (option.type === ROLE) {
      rows = Object.entries(state.roles).filter(([, name]) => name.toLowerCase().includes(typed)).map(([id, name]) => pick(name, id));
    }
    this.show(rows, title);
  }

  take(option, input, label, value) {
    input.value = label;
    this.fit(input);
    this.values.set(option.name, value);
    this.hide();
    const next = [...this.fields.querySelectorAll("input")].find((other) => !other.value);
    if (next) next.focus();
  }

  fieldKey(event, option, input) {
    // Who has typed a choice whole has chosen: Enter runs the command, as it does when the list has not come yet.
    const typed = input.value.trim().toLowerCase();
    const whole = event.key === "Enter" && !this.moved && this.rows.find((row) => [row.label, String(row.value)].some((word) => word.toLowerCase() === typed));
    if (whole) {
      event.preventDefault();
      this.values.set(option.name, whole.value);
      this.run();
      return;
    }
    if (this.listKey(event, event.key === "Tab" || event.key === "Enter" ? input.value !== "" || this.moved : true)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.run();
    } else if (event.key === "Escape" || (event.key === "Backspace" && !input.value && input === this.fields.querySelector("input"))) {
      event.preventDefault();
      this.leaveCommand(true);
    }
  }

  filled(except) {
    const options = {};
    for (const input of this.fields.querySelectorAll("input")) {
      const name = input.dataset.option;
      if (name !== except && input.value) options[name] = this.values.get(name) ?? input.value;
    }
    return options;
  }

  async run() {
    const missing = this.command.options.find((option) => option.required && !this.fields.querySelector(`input[data-option="${CSS.escape(option.name)}"]`)?.value);
    if (missing) {
      const input = this.fields.querySelector(`input[data-option="${CSS.escape(missing.name)}"]`);
      input.classList.add("wanting");
      input.focus();
      return;
    }
    await this.perform(this.command, this.filled());
  }

  async perform(command, options) {
    if (this.performing) return; // Enter pressed twice is one command
    this.performing = true;
    this.hide();
    this.line.classList.add("busy");
    try {
      const result = await this.ctx.act("slash", { channel: this.channel.id, command: command.name, options });
      this.leaveCommand();
      this.input.value = "";
      this.grow();
      if (result.failed) this.ctx.trouble(`/${command.shown}: the bot did not answer in time`);
      else this.ctx.answered(result);
      // Whoever has gone on to a button or menu meanwhile keeps the focus there.
      const now = document.activeElement;
      if (!result.modal && (now === document.body || this.root.contains(now))) this.input.focus();
    } catch (error) {
      this.ctx.trouble(error.message);
    } finally {
      this.performing = false;
      this.line.classList.remove("busy");
    }
  }

  leaveCommand(focus = false) {
    if (!this.command) return;
    for (const option of this.command.options) delete option.open;
    this.command = null;
    this.fields.hidden = true;
    this.input.hidden = false;
    this.input.value = "";
    this.hide();
    if (focus) this.input.focus();
  }

  // The list above the line ------------------------------------------------------------------------------------

  show(rows, title, waiting = false) {
    this.rows = rows;
    this.at = 0;
    this.moved = false;
    this.list.hidden = false;
    fill(this.list, h("div", { class: "suggestions-title", role: "presentation" }, title), rows.map((row, index) =>
      h("div", { class: "option", role: "option", id: `suggestion-${index}`, "aria-selected": "false", onclick: () => row.take(), onmousemove: () => { if (this.at !== index) { this.at = index; this.point(); } } },
        row.mark ?? null, h("span", { class: "words" }, h("span", {}, row.label, row.extra ? h("span", { class: "extra" }, row.extra) : null), row.description ? h("small", {}, row.description) : null))));
    this.list.classList.toggle("waiting", waiting);
    this.point();
  }

  hide() {
    this.asked++;
    this.rows = [];
    this.list.hidden = true;
    for (const input of [this.input, ...this.fields.querySelectorAll("input")]) {
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    }
  }

  point() {
    const rows = this.list.querySelectorAll(".option");
    rows.forEach((row, index) => {
      row.setAttribute("aria-selected", index === this.at ? "true" : "false");
      row.dataset.at = index === this.at ? "yes" : "";
    });
    rows[this.at]?.scrollIntoView({ block: "nearest" });
    const field = document.activeElement;
    if (rows.length && (field === this.input || this.fields.contains(field))) {
      field.setAttribute("aria-expanded", "true");
      field.setAttribute("aria-activedescendant", `suggestion-${this.at}`);
    }
  }

  // Keys while the list is open. Tab and Enter take the marked row when `taking`.
  listKey(event, taking = true) {
    if (this.list.hidden || !this.rows.length) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      this.at = (this.at + (event.key === "ArrowDown" ? 1 : -1) + this.rows.length) % this.rows.length;
      this.moved = true;
      this.point();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && taking) {
      this.rows[this.at].take();
    } else return false;
    event.preventDefault();
    return true;
  }
}
