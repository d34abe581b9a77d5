"""A small bot on hikari: registers a command, answers it, and answers a button with an edit."""

import sys

import hikari

base, token = sys.argv[1:]
bot = hikari.GatewayBot(token, rest_url=f"{base}/api/v10", banner=None, logs="WARNING")


@bot.listen()
async def on_starting(event: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder("ping", "Answers from hikari")
    command.add_option(
        hikari.CommandOption(type=hikari.OptionType.STRING, name="word", description="A word", is_required=True)
    )
    await bot.rest.set_application_commands(application.id, [command])


@bot.listen()
async def on_interaction(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "again", label="Again")
        assert interaction.options is not None
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, f"hikari heard {interaction.options[0].value}", component=row
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"hikari edited for {interaction.user.display_name}", components=[]
        )
        await interaction.execute("and followed up", flags=hikari.MessageFlag.EPHEMERAL)


bot.run(status=hikari.Status.ONLINE, check_for_updates=False)
