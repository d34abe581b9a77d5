// The side: people to be, servers, channels, threads, and at the foot theme, language and trouble.

import { fill, h, icon, mark } from "./dom.js";
import { choose } from "./listbox.js";

const $ = (id) => document.getElementById(id);
let guild = null;
let drawnFor = "";

export function drawSide(ctx) {
  const { state, here } = ctx;
  // Drawn anew only when something changed, so that focus stays where it is.
  const now = JSON.stringify([state.me, state.people, state.guilds, state.channels, state.bot, here, guild]);
  if (now === drawnFor) return;
  drawnFor = now;
  const open = state.channels.find((channel) => channel.id === here);
  if (open && open.guild !== undefined && guild !== (open.guild ?? "dm") && !ctx.browsing) guild = open.guild ?? "dm";
  const focus = document.activeElement?.id;
  people(ctx);
  guilds(ctx);
  channels(ctx);
  foot(ctx);
  if (focus) document.getElementById(focus)?.focus();
}

function people({ state, be }) {
  const marks = state.people.map((person, index) => h("button", {
    type: "button", role: "radio", class: "person", id: `person-${index}`, title: `${person.name} (Alt+${index + 1})`,
    "aria-checked": person.id === state.me.id ? "true" : "false", tabindex: person.id === state.me.id ? "0" : "-1",
    "aria-label": person.name + (person.pings ? `, ${person.pings} pings` : person.unread ? ", unread messages" : ""),
    onclick: () => be(person.name), onkeydown: (event) => walk(event, state, index, be),
  }, mark(person.name), person.pings ? h("span", { class: "badge" }, person.pings) : person.unread ? h("span", { class: "dot" }) : null));
  fill($("people"), h("div", { class: "you" }, h("small", {}, "You are"), h("strong", {}, state.me.name),
    h("label", { class: "follow", title: "Become whoever is called, so that one person can play everybody" }, h("input", { type: "checkbox", id: "follow", checked: following(), onchange: (event) => localStorage.setItem("follow", event.target.checked ? "yes" : "no") }), "follow calls")), h("div", { class: "marks" }, marks));
}

async function walk(event, state, index, be) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = (index + step + state.people.length) % state.people.length;
  await be(state.people[next].name);
  $(`person-${next}`)?.focus();
}

function initials(name) {
  return name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2);
}

function guilds(ctx) {
  const { state } = ctx;
  const entry = (id, name, content) => {
    const inside = state.channels.filter((channel) => (channel.guild ?? "dm") === id);
    const pings = inside.reduce((sum, channel) => sum + channel.pings, 0);
    const unread = inside.some((channel) => channel.unread);
    return h("button", {
      type: "button", role: "tab", class: "guild", id: `guild-${id}`, title: name, "aria-selected": guild === id ? "true" : "false",
      "aria-label": name + (pings ? `, ${pings} pings` : unread ? ", unread messages" : ""),
      onclick: () => go(ctx, id),
    }, content, pings ? h("span", { class: "badge" }, pings) : unread ? h("span", { class: "dot" }) : null);
  };
  fill($("guilds"), entry("dm", "Direct messages", icon("at")), state.guilds.map((one) => entry(one.id, one.name, initials(one.name))));
}

async function go(ctx, id) {
  guild = id;
  const first = ctx.state.channels.find((channel) => (channel.guild ?? "dm") === id && !channel.parent);
  if (first) await ctx.open(first.id);
  else if (id === "dm") await ctx.openDm();
}

function channels(ctx) {
  const { state, here, open } = ctx;
  const inside = state.channels.filter((channel) => (channel.guild ?? "dm") === guild);
  const line = (channel) => h("button", {
    type: "button", class: ["channel", channel.parent ? "thread" : "", channel.unread ? "unread" : "", channel.archived ? "archived" : ""].join(" "),
    id: `channel-${channel.id}`, "aria-current": channel.id === here ? "page" : null, onclick: () => open(channel.id),
  }, icon(channel.type === 1 ? "at" : channel.archived ? "archive" : channel.parent ? "thread" : "hash"), h("span", {}, channel.name),
  channel.pings ? h("span", { class: "badge", "aria-label": `${channel.pings} pings` }, channel.pings) : null);
  const tree = inside.filter((channel) => !channel.parent).map((channel) => [line(channel), inside.filter((thread) => thread.parent === channel.id && (!thread.archived || thread.id === here)).map(line)]);
  const name = guild === "dm" ? "Direct messages" : state.guilds.find((one) => one.id === guild)?.name ?? "";
  fill($("channels"), h("h2", {}, name), tree);
}

function foot(ctx) {
  const { state, act, toast, take } = ctx;
  const language = h("select", { id: "locale", "aria-label": `Language of ${state.me.name}`, onchange: async (event) => take(await act("locale", { locale: event.target.value })) },
    [["en-US", "English"], ["fr", "Français"], ["de", "Deutsch"]].map(([value, words]) => h("option", { value, selected: state.me.locale === value }, words)));
  const theme = h("button", { type: "button", class: "round", id: "theme", onclick: () => { setTheme(nextTheme()); drawnFor = ""; drawSide(ctx); }, "aria-label": `Colours: ${themeName()}`, title: `Colours: ${themeName()}` }, icon({ light: "sun", dark: "moon", auto: "auto" }[themeName()]));
  const trouble = h("button", { type: "button", class: "round", id: "trouble", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": "Try trouble", title: "Try trouble" , onclick: () => tryTrouble(ctx, trouble) }, icon("storm"));
  fill($("foot"), h("span", { class: state.bot.online ? "online" : "offline", role: "img", "aria-label": state.bot.online ? "The bot is connected" : "The bot is not connected" }), h("span", { class: "bot-name" }, state.bot.name), language, theme, trouble);
  void toast;
}

const RIGHTS = { SEND_MESSAGES: "Send Messages", SEND_MESSAGES_IN_THREADS: "Send Messages in Threads", ATTACH_FILES: "Attach Files", CREATE_PUBLIC_THREADS: "Create Public Threads", VIEW_CHANNEL: "View Channel" };

function tryTrouble(ctx, anchor) {
  const { state, here, act, toast } = ctx;
  const channel = state.channels.find((entry) => entry.id === here);
  const options = [
    state.can_restart && { value: "restart", label: "Restart the bot", description: "Every button must still work after it" },
    { value: "drop", label: "Lose the connection", description: "The bot resumes and misses nothing" },
    { value: "twice", label: "Deliver the next click twice", description: "It must count once" },
    { value: "later", label: "Be 25 hours later", description: "For this local Discord's clock" },
    channel?.parent && { value: "archive", label: "Archive this thread", description: "Writing wakes it" },
    channel?.parent && { value: "delete", label: "Delete this thread", description: "The game must find a new place" },
    ...Object.entries(channel?.bot_may ?? {}).map(([name, has]) => ({ value: `permission:${name}`, label: `${has ? "Take away" : "Give back"}: ${RIGHTS[name]}`, description: "The bot's permission in this channel" })),
  ].filter(Boolean);
  choose(anchor, options, { label: "Try trouble", done: async ([value]) => {
    const [what, name] = value.split(":");
    try {
      await act("trouble", { what, name, channel: here });
      toast(`Done: ${options.find((option) => option.value === value).label.toLowerCase()}.`);
    } catch (error) {
      toast(error.message, "bad");
    }
  } });
}

export const following = () => (localStorage.getItem("follow") ?? "yes") === "yes";

// Light, dark, or as the system says.
const THEMES = ["auto", "light", "dark"];
const themeName = () => localStorage.getItem("theme") ?? "auto";
const nextTheme = () => THEMES[(THEMES.indexOf(themeName()) + 1) % THEMES.length];

export function setTheme(name = themeName()) {
  localStorage.setItem("theme", name);
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}
