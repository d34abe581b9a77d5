// Discord's markdown, as nodes. Only the marks listed here do anything; all else stays text.

import { h } from "./dom.js";

let world = { users: {}, roles: {}, channels: [], shift: 0, locale: "en", go: () => {} };

export function use(context) {
  world = { ...world, ...context };
}

const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].trim() || m[2])],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m) => h("strong", {}, inline(m[1]))],
  [/__([^]+?)__(?!_)/y, (m) => h("u", {}, inline(m[1]))],
  [/~~([^]+?)~~/y, (m) => h("s", {}, inline(m[1]))],
  [/\|\|([^]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*(?!\s)([^*\n]+?)(?<!\s)\*(?!\*)/y, (m) => h("em", {}, inline(m[1]))],
  [/_(?!\s)([^_\n]+?)(?<!\s)_(?![A-Za-z0-9_])/y, (m) => h("em", {}, inline(m[1]))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], [m[1]])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]]/y, (m) => link(m[0], [m[0]])],
  [/<@!?(\d+)>/y, (m) => pill(`@${world.users[m[1]]?.name ?? "somebody"}`, m[1] === world.me)],
  [/<@&(\d+)>/y, (m) => pill(`@${world.roles[m[1]] ?? "role"}`)],
  [/<#(\d+)>/y, (m) => channel(m[1])],
  [/<\/([^:>\n]+):(\d+)>/y, (m) => h("span", { class: "pill" }, `/${m[1]}`)],
  [/<a?:(\w{2,32}):(\d+)>/y, (m) => emoji(m[2], m[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/@(?:everyone|here)\b/y, (m) => pill(m[0])],
];

export function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    let found = null;
    if (/[\\`*_~|[<h@]/.test(text[at])) {
      for (const [pattern, make] of INLINE) {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match) {
          // Recursion inside `make` moves lastIndex, so the end is kept now.
          found = { node: make(match), end: at + match[0].length };
          break;
        }
      }
    }
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
      at = found.end;
    } else {
      plain += text[at++];
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

// A whole text: code blocks, headings, quotes, lists and lines.
export function blocks(text) {
  const nodes = [];
  const parts = text.split(/```(?:[a-zA-Z0-9+-]*\n)?([^]*?)```/);
  parts.forEach((part, index) => {
    if (index % 2) nodes.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else if (part) nodes.push(...lines(index ? part.replace(/^\n/, "") : part));
  });
  return nodes;
}

function lines(text) {
  const nodes = [];
  let paragraph = null;
  let list = null;
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    const quote = /^> (.*)$/.exec(line);
    const item = /^( *)(?:([-*])|(\d+)\.) +(.+)$/.exec(line);
    if (item) {
      const tag = item[2] ? "ul" : "ol";
      if (!list || list.tagName.toLowerCase() !== tag) {
        list = h(tag, item[3] ? { start: item[3] } : {});
        nodes.push(list);
      }
      list.append(h("li", { class: item[1].length > 1 ? "deeper" : null }, inline(item[4])));
      paragraph = null;
      continue;
    }
    list = null;
    if (heading) nodes.push(h("div", { class: `title title-${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 }, inline(heading[2])));
    else if (small) nodes.push(h("div", { class: "subtext" }, inline(small[1])));
    else if (quote) nodes.push(h("blockquote", {}, inline(quote[1])));
    else if (paragraph) paragraph.append("\n", ...inline(line));
    else {
      paragraph = h("p", {}, inline(line));
      nodes.push(paragraph);
      continue;
    }
    if (heading || small || quote) paragraph = null;
  }
  return nodes.filter((node) => node.tagName !== "P" || node.textContent.trim() || node.querySelector("img"));
}

// A picture in the line; when it cannot be shown, its name stands there.
export function emoji(id, name) {
  return h("img", { class: "emoji", src: `/emojis/${encodeURIComponent(id)}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

function spoiler(nodes) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler, press to show" }, nodes);
  const show = () => {
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return cover;
}

// What to do for an address of Discord's own, which is a place on this page; null for any other.
export function visit(url) {
  const inside = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(url);
  return inside && (() => world.go(inside[1], inside[2]));
}

function link(url, nodes) {
  const go = visit(url);
  if (go) return h("button", { type: "button", class: "pill", onclick: go }, nodes);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, nodes);
}

function pill(words, me = false) {
  return h("span", { class: me ? "pill me" : "pill" }, words);
}

function channel(id) {
  const found = world.channels.find((entry) => entry.id === id);
  if (!found) return pill("#unknown");
  return h("button", { type: "button", class: "pill", onclick: () => world.go(id) }, `#${found.name}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(world.locale, STYLES.F).format(date);
  let shown;
  if (style === "R") {
    const away = seconds - (Date.now() / 1000 + world.shift);
    const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? STEPS.at(-1);
    shown = new Intl.RelativeTimeFormat(world.locale, { numeric: "auto" }).format(Math.trunc(away / size), unit);
  } else {
    shown = new Intl.DateTimeFormat(world.locale, STYLES[style]).format(date);
  }
  return h("time", { datetime: date.toISOString(), title: full }, shown);
}
