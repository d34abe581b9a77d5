// The page: who you are, where you are, what you see. Everything comes from the playground and goes back to it.

import { fill, h, icon, mark, toast } from "./dom.js";
import { Composer } from "./composer.js";
import { draw, summary } from "./message.js";
import { choose } from "./listbox.js";
import { showModal } from "./modal.js";
import { act, connect, on } from "./socket.js";
import * as markdown from "./markdown.js";
import { drawSide, following, setTheme } from "./side.js";

const $ = (id) => document.getElementById(id);
const keep = sessionStorage;

let state = null;
let here = null; // the channel that is open
let messages = new Map();
let more = false;
let newFrom = null; // the first message that was unread when the channel was opened
const typing = new Map();

const ctx = {
  state: () => state,
  channel: () => current(),
  act,
  answered,
  trouble: (words) => toast(words, "bad"),
  open: (channel, message) => open(channel, message),
  reply: (message) => composer.setReply(message, state.users[message.author.id]?.name ?? "somebody"),
};
const composer = new Composer($("composer"), ctx);

function current() {
  return state?.channels.find((channel) => channel.id === here);
}

function answered(result) {
  if (result?.modal) showModal(result.modal, ctx);
}

// Who and where --------------------------------------------------------------------------------------------------

async function be(name) {
  keep.setItem("person", name);
  fill($("log"));
  take(await act("be", { person: name }));
  const wanted = state.channels.find((channel) => channel.id === here) ?? state.channels.find((channel) => channel.guild && !channel.parent);
  if (wanted) await open(wanted.id);
}

function take(fresh) {
  state = fresh;
  markdown.use({ users: state.users, roles: state.roles, channels: state.channels, me: state.me.id, locale: state.me.locale, shift: state.now - Date.now() / 1000, go: open });
  document.documentElement.lang = state.me.locale.slice(0, 2);
  if (here && !current()) {
    const other = state.channels.find((channel) => channel.guild && !channel.parent);
    if (other) open(other.id);
    return;
  }
  side();
  head();
}

function side() {
  drawSide({ state, here, be, open, act, toast, take, openDm: async () => open(await act("dm")) });
}

function head() {
  const channel = current();
  if (!channel) return;
  document.title = `${unreadMark()}${channel.type === 1 ? "@" : "#"}${channel.name} · Menhir playground`;
  const parent = state.channels.find((entry) => entry.id === channel.parent);
  fill($("head"),
    h("button", { type: "button", class: "round only-narrow", id: "drawer", "aria-label": "Channels and people", "aria-expanded": "false", onclick: () => drawer(true) }, icon("menu"), badge(elsewhere())),
    h("h1", {}, icon(channel.type === 1 ? "at" : channel.parent ? "thread" : "hash"), parent ? [h("button", { type: "button", class: "textlink crumb", onclick: () => open(parent.id) }, parent.name), h("span", { class: "sep", "aria-hidden": "true" }, " › ")] : null, h("span", {}, channel.name), channel.archived ? h("span", { class: "tag" }, "archived") : null),
    h("p", { class: "topic" }, channel.topic),
    meButton());
  $("banner").hidden = state.bot.online;
  if (!state.bot.online) $("banner").textContent = "The bot is not connected. Commands and buttons will fail until it is back.";
}

function meButton() {
  const button = h("button", { type: "button", id: "me", "aria-haspopup": "listbox", "aria-expanded": "false", title: `You are ${state.me.name}; be somebody else`, "aria-label": `You are ${state.me.name}; be somebody else`,
    onclick: () => choose(button, state.people.map((person) => ({ value: person.name, label: person.name, mark: mark(person.name), description: person.pings ? `${person.pings} pings` : null })), { label: "Be somebody else", chosen: [state.me.name], done: ([name]) => be(name) }) },
  mark(state.me.name), h("span", {}, state.me.name));
  return button;
}

const badge = (count) => (count ? h("span", { class: "badge" }, count) : null);
const elsewhere = () => state.channels.filter((channel) => channel.id !== here).reduce((sum, channel) => sum + channel.pings, 0);
const unreadMark = () => (elsewhere() ? `(${elsewhere()}) ` : "");

function drawer(show) {
  $("side").classList.toggle("open", show);
  $("veil").hidden = !show;
  $("drawer")?.setAttribute("aria-expanded", String(show));
  if (show) $("side").querySelector("[aria-checked=true], button")?.focus();
}
$("veil").addEventListener("click", () => drawer(false));
$("side").addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));

async function open(id, message = null) {
  const before = state.channels.find((channel) => channel.id === id);
  if (!before) {
    toast("That place is gone, or not visible to you.", "bad");
    return;
  }
  const reading = here;
  here = id;
  drawer(false);
  const page = await act("look", { channel: id });
  if (here !== id) return;
  newFrom = before.unread && reading !== id ? page.messages[page.messages.length - before.unread]?.id ?? null : null;
  messages = new Map(page.messages.map((entry) => [entry.id, entry]));
  more = page.more;
  typing.clear();
  side();
  head();
  redraw();
  $("scroll").scrollTop = $("scroll").scrollHeight;
  await composer.move(current() ?? before);
  if (message) show(message);
  else if (matchMedia("(hover: hover)").matches) composer.focus();
}

function show(id) {
  const found = $("log").querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!found) return;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
  found.classList.add("found");
  setTimeout(() => found.classList.remove("found"), 1600);
}

// Messages -------------------------------------------------------------------------------------------------------

function follows(previous, message) {
  return Boolean(previous) && previous.author.id === message.author.id && message.type === 0 && [0, 19, 20].includes(previous.type)
    && !((previous.flags ^ message.flags) & 64) && new Date(message.timestamp) - new Date(previous.timestamp) < 420000;
}

function day(message) {
  return new Date(message.timestamp).toDateString();
}

function redraw() {
  const nodes = [];
  let previous = null;
  for (const message of messages.values()) {
    nodes.push(...between(previous, message), draw(message, ctx, follows(previous, message)));
    previous = message;
  }
  if (!nodes.length) nodes.push(welcome());
  fill($("log"), nodes);
  fill($("older"), more ? h("button", { type: "button", class: "btn secondary", onclick: older }, "Show older messages") : null);
}

function between(previous, message) {
  const nodes = [];
  if (!previous || day(previous) !== day(message)) {
    const words = new Intl.DateTimeFormat(state.me.locale, { dateStyle: "long" }).format(new Date(message.timestamp));
    nodes.push(h("div", { class: "day", role: "separator" }, h("span", {}, words)));
  }
  if (message.id === newFrom) nodes.push(h("div", { class: "day fresh", role: "separator" }, h("span", {}, "New")));
  return nodes;
}

function welcome() {
  const channel = current();
  return h("div", { class: "welcome" }, mark("Menhir", true), h("h2", {}, channel?.type === 1 ? `You and ${channel.name}` : `This is #${channel?.name}`),
    h("p", {}, "A local Discord. Everything here stays on this machine."),
    h("p", {}, "Pick who you are at the top left, type ", h("kbd", {}, "/"), " to see what the bot can do."));
}

async function older() {
  const first = messages.keys().next().value;
  const page = await act("look", { channel: here, before: first });
  const height = $("scroll").scrollHeight;
  messages = new Map([...page.messages.map((entry) => [entry.id, entry]), ...messages]);
  more = page.more;
  redraw();
  $("scroll").scrollTop += $("scroll").scrollHeight - height;
}

function atBottom() {
  const box = $("scroll");
  return box.scrollHeight - box.scrollTop - box.clientHeight < 120;
}

function place(message, fresh) {
  const known = messages.has(message.id);
  if (!known && !fresh) return;
  const stay = atBottom();
  const previous = known ? before(message.id) : [...messages.values()].at(-1);
  messages.set(message.id, message);
  const node = draw(message, ctx, follows(previous, message));
  const old = $("log").querySelector(`[data-id="${CSS.escape(message.id)}"]`);
  if (old) {
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    const wanted = focus?.dataset.customId;
    old.replaceWith(node);
    // A message that is edited under somebody's hands keeps the focus where it was, or close to it.
    if (focus) (wanted && node.querySelector(`[data-custom-id="${CSS.escape(wanted)}"]`) || node.querySelector("button[data-custom-id]") || node).focus({ preventScroll: true });
  } else {
    if (messages.size === 1) fill($("log"));
    $("log").append(...between(previous, message), node);
  }
  typing.delete(message.author.id);
  drawTyping();
  if (stay) requestAnimationFrame(() => { $("scroll").scrollTop = $("scroll").scrollHeight; });
  else if (!known) $("newest").hidden = false;
}

function before(id) {
  let previous = null;
  for (const message of messages.values()) {
    if (message.id === id) return previous;
    previous = message;
  }
  return null;
}

$("scroll").addEventListener("scroll", () => { if (atBottom()) $("newest").hidden = true; });
$("newest").addEventListener("click", () => { $("scroll").scrollTop = $("scroll").scrollHeight; });
// Pictures grow the list after it was drawn.
$("log").addEventListener("load", () => { if ($("newest").hidden && atBottom()) $("scroll").scrollTop = $("scroll").scrollHeight; }, true);

function drawTyping() {
  const names = [...typing.keys()].map((id) => state.users[id]?.name).filter(Boolean);
  $("typing").textContent = names.length ? `${names.join(", ")} is typing …` : "";
}

// What happens ---------------------------------------------------------------------------------------------------

on("open", async () => {
  try {
    await be(keep.getItem("person") ?? "Red");
  } catch (error) {
    toast(error.message, "bad");
  }
});

on("closed", () => {
  $("banner").hidden = false;
  $("banner").textContent = "The playground is not running. Trying to reach it again …";
});

on("state", ({ state: fresh }) => {
  const before = state;
  const known = JSON.stringify([state?.channels.find((channel) => channel.id === here), state?.commands]);
  take(fresh);
  const channel = current();
  if (channel && JSON.stringify([channel, state.commands]) !== known) composer.move(channel);
  follow(before);
});

// One person plays everybody: when somebody else is called, become them, unless something is half written.
function follow(before) {
  if (!following() || !before || before.me.id !== state.me.id || document.querySelector("dialog[open], .pop") || composer.occupied) return;
  const called = state.people.find((person) => person.id !== state.me.id && person.pings > (before.people.find((other) => other.id === person.id)?.pings ?? 0));
  if (!called) return;
  here = called.called ?? here;
  be(called.name).then(() => toast(`You are ${called.name} now: ${called.name} is called.`, "ping"));
}

on("message", ({ message, new: fresh }) => {
  if (message.channel_id === here) {
    place(message, fresh);
    if (fresh && document.visibilityState === "visible") act("read", { channel: here }).catch(() => {});
  }
  if (!fresh || message.author.id === state.me.id) return;
  const name = state.users[message.author.id]?.name ?? "Somebody";
  if (message.channel_id === here) $("live").textContent = `${name}: ${summary(message, state)}`;
  else if (message.pinged) {
    const channel = state.channels.find((entry) => entry.id === message.channel_id);
    toast(`${name} in ${channel?.type === 1 ? "a direct message" : `#${channel?.name ?? "a thread"}`}: ${summary(message, state)}`, "ping");
  }
});

on("gone", ({ channel, id }) => {
  if (channel !== here || !messages.delete(id)) return;
  const node = $("log").querySelector(`[data-id="${CSS.escape(id)}"]`);
  const held = node?.contains(document.activeElement);
  redraw();
  if (held) composer.focus();
});

on("typing", ({ channel, user }) => {
  if (channel !== here || user === state.me.id) return;
  clearTimeout(typing.get(user));
  typing.set(user, setTimeout(() => { typing.delete(user); drawTyping(); }, 8000));
  drawTyping();
});

// Alt and a number: be that person. A letter typed anywhere goes to the message box.
document.addEventListener("keydown", (event) => {
  if (event.altKey && /^[1-9]$/.test(event.key) && state?.people[Number(event.key) - 1]) {
    event.preventDefault();
    be(state.people[Number(event.key) - 1].name);
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && document.activeElement === document.body) {
    composer.focus();
  }
});

setTheme();
connect();
