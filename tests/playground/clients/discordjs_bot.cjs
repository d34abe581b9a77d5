// A small bot on discord.js: registers a command, answers it, and answers a button with an edit.
const { createRequire } = require("node:module");
const [, , base, token] = process.argv;
const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags } =
  createRequire(process.env.NODE_CLIENTS)("discord.js");

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: `${base}/api`, cdn: base },
});

client.once(Events.ClientReady, async () => {
  await client.application.commands.set([
    { name: "ping", description: "Answers from discord.js", options: [{ type: 3, name: "word", description: "A word", required: true }] },
  ]);
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const row = new ActionRowBuilder().addComponents(new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary));
    await interaction.reply({ content: `discord.js heard ${interaction.options.getString("word")}`, components: [row] });
  } else if (interaction.isButton()) {
    await interaction.update({ content: `discord.js edited for ${interaction.user.displayName}`, components: [] });
    await interaction.followUp({ content: "and followed up", flags: MessageFlags.Ephemeral });
  }
});

client.login(token);
