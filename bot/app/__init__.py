"""The running bot: Discord's events in, pages out; everything is made and listed here."""
