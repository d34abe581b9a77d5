"""A local Discord on loopback: REST v10, gateway v10 and a web page, for trying the bot and for testing it.

Nothing here imports discord.py: whatever the bot can do here, it does over real sockets.
Start with `server.Playground`; use it as a person through `people.Person`.
"""
