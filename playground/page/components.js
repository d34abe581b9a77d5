// Message components: rows, buttons, menus, and the newer layout pieces.

import { fill, h, icon, mark } from "./dom.js";
import { blocks, emoji, visit } from "./markdown.js";
import { choose } from "./listbox.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// `ctx`: {press(customId), pick(customId, values), state} of the message these belong to.
export function layout(components, ctx) {
  return components.map((component) => one(component, ctx));
}

function one(c, ctx) {
  switch (c.type) {
    case 1: return h("div", { class: "row" }, layout(c.components, ctx));
    case 2: return button(c, ctx);
    case 3: case 5: case 6: case 7: case 8: return menu(c, ctx);
    case 9: return h("div", { class: "section" }, h("div", { class: "section-words" }, layout(c.components, ctx)), one(c.accessory, ctx));
    case 10: return h("div", { class: "words-block" }, blocks(c.content));
    case 11: return picture(c.media, c.description, c.spoiler, "thumbnail");
    case 12: return h("div", { class: `gallery of-${Math.min(c.items.length, 4)}` }, c.items.map((item) => picture(item.media, item.description, item.spoiler, "large")));
    case 13: return fileCard(c.name, c.file.url, c.size);
    case 14: return h("hr", { class: `separator ${c.divider ? "" : "bare"} ${c.spacing === 2 ? "wide" : ""}` });
    case 17: {
      const box = h("div", { class: "container" }, layout(c.components, ctx));
      if (c.accent_color !== null && c.accent_color !== undefined) box.style.setProperty("--accent", `#${c.accent_color.toString(16).padStart(6, "0")}`);
      return box;
    }
    default: return h("div", { class: "unknown" }, `(a component of kind ${c.type})`);
  }
}

export function sign(given) {
  if (!given) return null;
  return given.id ? emoji(given.id, given.name) : h("span", { class: "sign", "aria-hidden": "true" }, given.name);
}

function button(c, ctx) {
  const inside = [sign(c.emoji), c.label ? h("span", {}, c.label) : null];
  if (c.style === 5) {
    const go = visit(c.url);
    if (go) return h("button", { type: "button", class: "btn link", onclick: go }, inside);
    if (/^https?:\/\//.test(c.url)) return h("a", { class: "btn link", href: c.url, target: "_blank", rel: "noopener noreferrer" }, inside, " ↗");
    return h("span", { class: "btn link" }, inside);
  }
  const made = h("button", {
    type: "button", class: `btn ${STYLES[c.style] ?? "secondary"}`, disabled: Boolean(c.disabled),
    "aria-label": c.label ? null : c.emoji?.name, data: { customId: c.custom_id ?? "" },
    onclick: () => busy(made, ctx.press(c.custom_id)),
  }, inside);
  return made;
}

async function busy(element, doing) {
  element.classList.add("busy");
  element.setAttribute("aria-busy", "true");
  try {
    await doing;
  } finally {
    element.classList.remove("busy");
    element.removeAttribute("aria-busy");
  }
}

export function menuOptions(c, state) {
  if (c.type === 3) {
    return c.options.map((option) => ({ value: option.value, label: option.label, description: option.description, mark: sign(option.emoji), chosen: option.default }));
  }
  const people = Object.entries(state.users).map(([id, user]) => ({ value: id, label: user.name, mark: mark(user.name, id === state.bot.id) }));
  const roles = Object.entries(state.roles).map(([id, name]) => ({ value: id, label: `@${name.replace(/^@/, "")}` }));
  if (c.type === 5) return people;
  if (c.type === 6) return roles;
  if (c.type === 7) return [...people, ...roles];
  return state.channels.filter((channel) => channel.guild).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}

function menu(c, ctx) {
  const options = menuOptions(c, ctx.state());
  const defaults = options.filter((option) => option.chosen);
  const words = defaults.map((option) => option.label).join(", ") || c.placeholder || "Choose";
  const made = h("button", {
    type: "button", class: `menu ${defaults.length ? "" : "empty"}`, disabled: c.disabled, data: { customId: c.custom_id },
    "aria-haspopup": "listbox", "aria-expanded": "false",
    onclick: () => choose(made, options, {
      label: c.placeholder || "Choose", least: c.min_values ?? 1, most: c.max_values ?? 1,
      chosen: defaults.map((option) => option.value), done: (values) => busy(made, ctx.pick(c.custom_id, values)),
    }),
  }, h("span", {}, words), icon("down"));
  return made;
}

// Addresses of our own files work whatever name the machine is called by; others are never loaded.
export function ours(url) {
  try {
    const address = new URL(url, location.href);
    return /^\/(attachments|emojis)\//.test(address.pathname) ? address.pathname : null;
  } catch {
    return null;
  }
}

export function picture(media, description, spoiler, kind) {
  const address = ours(media.url);
  if (!address) return h("a", { class: "file", href: media.url, target: "_blank", rel: "noopener noreferrer" }, icon("file"), description || media.url);
  const image = h("img", { src: address, alt: description || "", width: media.width, height: media.height, loading: "lazy", decoding: "async" });
  const made = h("button", {
    type: "button", class: `picture ${kind} ${spoiler ? "hidden-picture" : ""}`,
    "aria-label": description ? `Enlarge: ${description}` : "Enlarge the picture",
    onclick: () => {
      if (made.classList.contains("hidden-picture")) made.classList.remove("hidden-picture");
      else enlarge(address, description);
    },
  }, image);
  if (media.width && media.height) made.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  if (media.width) made.style.setProperty("--wide", `${media.width}px`);
  return made;
}

export function fileCard(name, url, size) {
  const address = ours(url);
  return h("a", { class: "file", href: address ?? "#", download: name }, icon("file"), h("span", {}, name), size ? h("small", {}, `${Math.max(1, Math.round(size / 1024))} KiB`) : null);
}

function enlarge(address, description) {
  const close = h("button", { type: "button", class: "round", "aria-label": "Close", onclick: () => box.close() }, icon("close"));
  const image = h("img", { src: address, alt: description || "" });
  const box = h("dialog", { class: "lightbox", "aria-label": description || "Picture", onclick: (event) => event.target === box && box.close(), onclose: () => box.remove() },
    close, h("div", { class: "lightbox-scroll", tabindex: "0" }, image), description ? h("p", {}, description) : null);
  image.addEventListener("click", () => image.classList.toggle("full"));
  document.body.append(box);
  box.showModal();
}

export function embed(e) {
  const box = h("div", { class: "container embed" },
    e.author ? h("div", { class: "subtext" }, e.author.name) : null,
    e.title ? h("div", { class: "title title-3" }, e.title) : null,
    e.description ? h("div", { class: "words-block" }, blocks(e.description)) : null,
    e.fields?.length ? h("div", { class: "fields" }, e.fields.map((field) => h("div", { class: field.inline ? "" : "wide" }, h("strong", {}, field.name), h("div", {}, blocks(field.value))))) : null,
    e.image ? picture(e.image, "", false, "large") : null,
    e.footer ? h("div", { class: "subtext" }, e.footer.text) : null);
  if (e.color) box.style.setProperty("--accent", `#${e.color.toString(16).padStart(6, "0")}`);
  return box;
}

export { fill };
