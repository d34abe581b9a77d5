"""Discord's limits, in one place."""

from typing import Literal

CHOICES = 25
SELECT_OPTIONS = 25
CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTION_LABEL = 100
FORM_TITLE = 45
PLACEHOLDER = 100
CONTENT = 2000
V2_TEXT = 4000
V2_COMPONENTS = 40
BUTTONS_PER_ROW = 5
ROWS = 5
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_NAME = 32
DESCRIPTION = 100
SUBCOMMANDS = 25
NONCE = 25
ALT_TEXT = 1024
THREAD_SHOWN: Literal[10080] = 10080
"""Minutes without a message after which a thread hides: the longest there is, a week. Edits do not count."""
ATTACHMENT_BYTES = 10 * 1024 * 1024
REQUESTS = 40
"""Ours, a second in all channels together: Discord refuses more than 50, and shuts out who goes on."""

CHAPTER_TEXT = 3000
"""Ours: a chapter goes on in a new message at this length; heading, standings and who is awaited come on top."""
