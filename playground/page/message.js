// One message: who, when, words, pictures, components, and what can be done with it.

import { h, icon, mark, toast } from "./dom.js";
import { embed, fileCard, layout, picture } from "./components.js";
import { blocks, emoji } from "./markdown.js";

const EPHEMERAL = 64;
const LOADING = 128;
const LAYOUT = 32768;

// `ctx`: {state(), act(name, words), answered(result, note), open(channel), reply(message)}
export function draw(message, ctx, follows) {
  const state = ctx.state();
  const isBot = message.author.id === state.bot.id;
  const name = state.users[message.author.id]?.name ?? message.author.username;
  const system = systemLine(message, name, ctx);
  if (system) return h("article", { class: "message system", data: { id: message.id }, tabindex: "-1" }, system);

  const where = { channel: message.channel_id, message: message.id };
  const note = h("div", { class: "note", role: "status" });
  const answer = async (doing) => {
    note.textContent = "";
    try {
      const result = await doing;
      if (result?.failed) note.textContent = "This interaction failed: the bot did not answer in time.";
      ctx.answered(result);
    } catch (error) {
      note.textContent = error.message;
    }
  };
  const parts = {
    state: ctx.state,
    press: (customId) => answer(ctx.act("click", { ...where, custom_id: customId })),
    pick: (customId, values) => answer(ctx.act("select", { ...where, custom_id: customId, values })),
  };
  const isLayout = Boolean(message.flags & LAYOUT);
  const private_ = Boolean(message.flags & EPHEMERAL);
  const article = h("article", {
    class: ["message", follows ? "follows" : "", private_ ? "private" : "", message.pinged ? "pinged" : ""].join(" "),
    data: { id: message.id }, tabindex: "-1", "aria-label": `${name}${private_ ? ", only you can see this" : ""}`,
  },
    replyLine(message, ctx),
    follows ? null : h("span", { class: "avatar" }, mark(name, isBot)),
    h("div", { class: "body" },
      follows ? null : h("div", { class: "by" }, h("strong", {}, name), isBot ? h("span", { class: "tag" }, "BOT") : null, when(message)),
      message.flags & LOADING ? h("p", { class: "thinking" }, `${name} is thinking`, h("span", { class: "dots", "aria-hidden": "true" }, "…")) : words(message),
      isLayout ? null : attachments(message),
      isLayout ? null : message.embeds.map(embed),
      isLayout ? h("div", { class: "layout" }, layout(message.components, parts)) : layout(message.components, parts),
      reactions(message, ctx, where),
      message.thread ? threadCard(message.thread, ctx) : null,
      note,
      private_ ? privateFoot(ctx, where, state.me.name) : null),
    private_ ? null : tools(message, ctx, where));
  return article;
}

function words(message) {
  if (!message.content) return null;
  const shown = blocks(message.content);
  const edited = message.edited_timestamp ? h("span", { class: "edited" }, " (edited)") : null;
  if (edited && shown.at(-1)?.tagName === "P") shown.at(-1).append(edited);
  return h("div", { class: "words-block content" }, shown);
}

function when(message) {
  const date = new Date(message.timestamp);
  const today = date.toDateString() === new Date().toDateString();
  const shown = new Intl.DateTimeFormat(undefined, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }).format(date);
  return h("time", { datetime: message.timestamp, title: date.toLocaleString() }, shown);
}

function attachments(message) {
  const pictures = message.attachments.filter((file) => file.width);
  const others = message.attachments.filter((file) => !file.width);
  return [
    pictures.length ? h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map((file) => picture(file, file.description, false, "large"))) : null,
    ...others.map((file) => fileCard(file.filename, file.url, file.size)),
  ];
}

function replyLine(message, ctx) {
  const state = ctx.state();
  if (message.interaction) {
    const who = state.users[message.interaction.user.id]?.name ?? "somebody";
    return h("div", { class: "above" }, mark(who), h("strong", {}, who), " used ", h("span", { class: "pill" }, `/${message.interaction.name}`));
  }
  if (message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) return h("div", { class: "above" }, icon("reply"), h("em", {}, "The original message is gone"));
  const who = state.users[original.author.id]?.name ?? "somebody";
  const line = summary(original, state);
  return h("div", { class: "above" }, icon("reply"), h("strong", {}, who), h("button", { type: "button", class: "quote", onclick: () => ctx.open(original.channel_id, original.id) }, line));
}

// One line of a message, for quotes and for those who listen.
export function summary(message, state = { users: {} }) {
  const texts = [message.content];
  const walk = (components) => components.forEach((c) => {
    if (c.type === 10) texts.push(c.content);
    walk(c.components ?? []);
  });
  walk(message.components ?? []);
  const line = texts.filter(Boolean).join(" ").replace(/\|\|[^]*?\|\|/g, "…").replace(/<a?:(\w+):\d+>/g, "").replace(/<@!?(\d+)>/g, (_, id) => `@${state.users[id]?.name ?? "somebody"}`).replace(/<[#@t/][^>\s]*>/g, "…").replace(/[#*_`~|]/g, "").replace(/\s+/g, " ").trim();
  return line.slice(0, 140) || (message.attachments?.length ? "a picture" : "a message");
}

function systemLine(message, name, ctx) {
  if (message.type === 6) {
    const pinned = message.message_reference?.message_id;
    return [icon("pin"), h("span", {}, h("strong", {}, name), " pinned ", h("button", { type: "button", class: "textlink", onclick: () => ctx.open(message.channel_id, pinned) }, "a message"), "."), when(message)];
  }
  if (message.type === 18) {
    return [icon("thread"), h("span", {}, h("strong", {}, name), " started a thread: ", h("button", { type: "button", class: "textlink", onclick: () => ctx.open(message.message_reference.channel_id) }, message.content)), when(message)];
  }
  if (message.type === 21) {
    const original = message.referenced_message;
    return [icon("thread"), h("span", {}, "This thread began with ", original ? h("em", {}, summary(original, ctx.state())) : "a message that is gone", ".")];
  }
  return null;
}

function threadCard(thread, ctx) {
  return h("button", { type: "button", class: "thread-card", onclick: () => ctx.open(thread.id) }, icon("thread"),
    h("span", {}, h("strong", {}, thread.name), h("small", {}, thread.thread_metadata.archived ? "archived" : `${thread.message_count} messages`)));
}

function reactions(message, ctx, where) {
  if (!message.reactions?.length) return null;
  return h("div", { class: "reactions" }, message.reactions.map((reaction) => {
    const key = reaction.emoji.id ? `${reaction.emoji.name}:${reaction.emoji.id}` : reaction.emoji.name;
    return h("button", {
      type: "button", class: reaction.me ? "reaction mine" : "reaction", "aria-pressed": reaction.me ? "true" : "false",
      "aria-label": `${reaction.emoji.name}, ${reaction.count}`,
      onclick: () => ctx.act("react", { ...where, emoji: key, add: !reaction.me }).catch((error) => toast(error.message)),
    }, reaction.emoji.id ? emoji(reaction.emoji.id, reaction.emoji.name) : reaction.emoji.name, h("span", {}, reaction.count));
  }));
}

function privateFoot(ctx, where, name) {
  return h("div", { class: "private-foot" }, icon("lock"), h("span", {}, "Only you can see this", h("span", { class: "who" }, ` (${name})`)), " · ",
    h("button", { type: "button", class: "textlink", onclick: () => ctx.act("dismiss", where).catch((error) => toast(error.message)) }, "Dismiss message"));
}

function tools(message, ctx, where) {
  const mine = message.author.id === ctx.state().me.id;
  return h("div", { class: "tools" },
    h("button", { type: "button", title: "Reply", "aria-label": "Reply", onclick: () => ctx.reply(message) }, icon("reply")),
    mine ? h("button", { type: "button", title: "Delete", "aria-label": "Delete", onclick: () => ctx.act("delete", where).catch((error) => toast(error.message)) }, icon("close")) : null);
}
