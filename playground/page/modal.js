// A form the bot opened: fields with labels, limits shown, sent or put away.

import { carried, h, icon } from "./dom.js";
import { blocks } from "./markdown.js";
import { menuOptions } from "./components.js";
import { choose } from "./listbox.js";

export function showModal(modal, { state, act, answered }) {
  const fields = [];
  const error = h("p", { class: "form-error", role: "alert" });
  const rows = modal.components.map((row) => {
    if (row.type === 10) return h("div", { class: "words-block" }, blocks(row.content));
    if (row.type === 18) return field(row.component, row.label, row.description);
    return row.components.map((inner) => field(inner, inner.label, null));
  });

  function field(c, label, about) {
    const id = `field-${fields.length}`;
    const required = c.required !== false;
    const heading = h("label", { for: id }, label, required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null);
    const hint = about ? h("small", {}, about) : null;
    if (c.type === 4) {
      const most = c.max_length ?? 4000;
      const props = { id, name: c.custom_id, placeholder: c.placeholder, maxlength: most, minlength: c.min_length, required, value: c.value ?? "" };
      const input = c.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", { ...props, type: "text", autocomplete: "off" });
      const count = h("small", { class: "count", "aria-hidden": "true" });
      const tell = () => { count.textContent = `${input.value.length} / ${most}`; };
      input.addEventListener("input", tell);
      tell();
      fields.push([c.custom_id, () => input.value]);
      return h("div", { class: "field" }, heading, hint, input, count);
    }
    if (c.type === 19) {
      const input = h("input", { id, type: "file", name: c.custom_id, required, multiple: (c.max_values ?? 1) > 1 });
      fields.push([c.custom_id, () => Promise.all([...input.files].map(carried))]);
      return h("div", { class: "field" }, heading, hint, input);
    }
    if (c.type === 23) {
      const box = h("input", { id, type: "checkbox", checked: Boolean(c.default) });
      fields.push([c.custom_id, () => box.checked]);
      return h("div", { class: "field check" }, box, heading, hint);
    }
    if (c.type === 21 || c.type === 22) {
      const kind = c.type === 21 ? "radio" : "checkbox";
      const boxes = c.options.map((option) => h("input", { type: kind, name: id, value: option.value, checked: Boolean(option.default) }));
      fields.push([c.custom_id, () => boxes.filter((box) => box.checked).map((box) => box.value)]);
      return h("fieldset", { class: "field" }, h("legend", {}, label), hint, c.options.map((option, index) => h("label", { class: "check" }, boxes[index], option.label)));
    }
    const options = menuOptions(c, state());
    let values = options.filter((option) => option.chosen).map((option) => option.value);
    const shown = h("span", {}, "");
    const tell = () => { shown.textContent = options.filter((option) => values.includes(option.value)).map((option) => option.label).join(", ") || c.placeholder || "Choose"; };
    const button = h("button", { type: "button", id, class: "menu", "aria-haspopup": "listbox", "aria-expanded": "false",
      onclick: () => choose(button, options, { label, least: c.min_values ?? 1, most: c.max_values ?? 1, chosen: values, done: (chosen) => { values = chosen; tell(); } }),
    }, shown, icon("down"));
    tell();
    fields.push([c.custom_id, () => values]);
    return h("div", { class: "field" }, heading, hint, button);
  }

  const send = h("button", { type: "submit", class: "btn primary" }, "Submit");
  const form = h("form", { method: "dialog" },
    h("header", {}, h("h2", {}, modal.title), h("button", { type: "button", class: "round", "aria-label": "Close", onclick: () => box.close() }, icon("close"))),
    rows, error,
    h("footer", {}, h("button", { type: "button", class: "btn secondary", onclick: () => box.close() }, "Cancel"), send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.classList.add("busy");
    error.textContent = "";
    try {
      const values = Object.fromEntries(await Promise.all(fields.map(async ([name, value]) => [name, await value()])));
      const result = await act("submit", { interaction: modal.interaction, values });
      if (result.failed) {
        error.textContent = "Something went wrong: the bot did not answer in time. Try again.";
        return;
      }
      box.close();
      answered(result);
    } catch (problem) {
      error.textContent = problem.message;
    } finally {
      send.classList.remove("busy");
    }
  });
  const box = h("dialog", { class: "modal", "aria-label": modal.title, onclose: () => box.remove() }, form);
  document.body.append(box);
  box.showModal();
  box.querySelector("input, textarea, .menu")?.focus();
}
