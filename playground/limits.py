"""Discord's numbers, in one place."""

MiB = 1024 * 1024

CONTENT = 2000
EMBEDS, EMBED_TOTAL = 10, 6000
EMBED_TITLE, EMBED_DESCRIPTION, EMBED_FIELDS = 256, 4096, 25
EMBED_FIELD_NAME, EMBED_FIELD_VALUE, EMBED_FOOTER, EMBED_AUTHOR = 256, 1024, 2048, 256
FILES, FILE_SIZE, REQUEST_SIZE, ALT_TEXT = 10, 10 * MiB, 25 * MiB, 1024
NONCE = 25
NONCE_WINDOW = 5 * 60.0

ROWS, BUTTONS_PER_ROW = 5, 5
CUSTOM_ID, BUTTON_LABEL = 100, 80
OPTIONS, OPTION_TEXT, PLACEHOLDER = 25, 100, 150
V2_COMPONENTS, V2_TEXT = 40, 4000
SECTION_TEXTS, GALLERY_ITEMS, MEDIA_ALT = 3, 10, 1024

MODAL_TITLE, MODAL_ROWS = 45, 5
LABEL, LABEL_DESCRIPTION = 45, 100
INPUT_VALUE, INPUT_PLACEHOLDER = 4000, 100

CHAT_COMMANDS, CONTEXT_COMMANDS = 100, 15
COMMAND_NAME, COMMAND_DESCRIPTION, COMMAND_OPTIONS, COMMAND_TOTAL = 32, 100, 25, 8000
CHOICES, CHOICE_NAME, CHOICE_VALUE = 25, 100, 100

INTERACTION_ACK, INTERACTION_TOKEN = 3.0, 15 * 60.0
THREAD_NAME, CHANNEL_NAME, CHANNEL_TOPIC = 100, 100, 1024
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
PINS, REACTIONS = 250, 20
EMOJI, EMOJI_SIZE = 2000, 256 * 1024
HISTORY = 100

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
