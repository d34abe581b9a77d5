"""What people can do, a folder each. A feature asks only earlier ones of this list, and of them only their service."""

FEATURES = (
    "settings",
    "time",
    "reports",
    "lobby",
    "absence",
    "pauses",
    "server",
    "play",
    "undo",
    "plans",
    "recap",
    "following",
    "coaching",
    "looking",
    "tour",
    "records",
    "help",
    "local",
)
