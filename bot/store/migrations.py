"""The schema, step by step. A released step never changes; a new one is added below."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

migrations = Migrations("menhir")


@migrations()
def first_schema(db: Database) -> None:
    for statement in (
        """
        CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            guild INTEGER,
            home INTEGER NOT NULL,
            place INTEGER NOT NULL,
            title TEXT NOT NULL,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            host INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            secret BLOB NOT NULL,
            salt TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            lines INTEGER NOT NULL,
            chapter INTEGER NOT NULL,
            created REAL NOT NULL,
            started REAL,
            ended REAL
        ) STRICT
        """,
        # One game at a time in a channel or thread.
        "CREATE UNIQUE INDEX one_table_per_place ON tables (place) WHERE status IN ('lobby', 'running')",
        "CREATE INDEX tables_by_place ON tables (place, id)",
        "CREATE INDEX tables_by_guild ON tables (guild, status)",
        "CREATE INDEX lobbies_by_home ON tables (home, id) WHERE status = 'lobby'",
        """
        CREATE TABLE seats (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,
            name TEXT NOT NULL,
            computer TEXT,
            question INTEGER NOT NULL,
            awaited INTEGER NOT NULL,
            looked INTEGER NOT NULL,
            PRIMARY KEY ("table", seat)
        ) STRICT, WITHOUT ROWID
        """,
        'CREATE INDEX seats_by_person ON seats (person, awaited DESC, "table")',
        'CREATE INDEX computers_awaited ON seats ("table") WHERE computer IS NOT NULL AND awaited',
        """
        CREATE TABLE lines (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            at REAL NOT NULL,
            person INTEGER,
            interaction TEXT,
            line BLOB NOT NULL,
            events BLOB NOT NULL,
            PRIMARY KEY ("table", n)
        ) STRICT
        """,
        "CREATE TABLE interactions (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",
        """
        CREATE TABLE snapshots (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            state BLOB NOT NULL,
            seal TEXT NOT NULL,
            position INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            PRIMARY KEY ("table", n)
        ) STRICT
        """,
        """
        CREATE TABLE posts (
            id INTEGER PRIMARY KEY,
            "table" INTEGER NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            channel INTEGER NOT NULL,
            body TEXT NOT NULL,
            mentions TEXT NOT NULL,
            not_before REAL NOT NULL,
            wanted INTEGER NOT NULL,
            sent INTEGER NOT NULL,
            message INTEGER,
            gone INTEGER NOT NULL,
            failed TEXT NOT NULL,
            UNIQUE ("table", kind, key)
        ) STRICT
        """,
        "CREATE INDEX unsettled_posts ON posts (id) WHERE sent < wanted OR gone",
        """
        CREATE TABLE people (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            locale TEXT NOT NULL,
            settings TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE settings (
            scope TEXT NOT NULL,
            id INTEGER NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, id, key)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE timers (
            id INTEGER PRIMARY KEY,
            due REAL NOT NULL,
            kind TEXT NOT NULL,
            "table" INTEGER NOT NULL,
            data TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX timers_by_due ON timers (due)",
        'CREATE INDEX timers_by_table ON timers ("table", kind)',
    ):
        db.execute(statement)


@migrations()
def pace_and_pause(db: Database) -> None:
    db.execute("ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE tables ADD COLUMN paused REAL")


@migrations()
def clocks(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE clocks (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER NOT NULL,
            bank REAL,
            since REAL,
            asked REAL,
            question INTEGER NOT NULL,
            whole REAL NOT NULL,
            waited REAL NOT NULL,
            reminded INTEGER NOT NULL,
            hold REAL,
            flagged INTEGER NOT NULL,
            quiet TEXT NOT NULL,
            zone TEXT NOT NULL,
            away REAL NOT NULL,
            spared REAL NOT NULL,
            PRIMARY KEY ("table", seat)
        ) STRICT, WITHOUT ROWID
        """
    )
    db.execute("CREATE TABLE downs (until REAL PRIMARY KEY, since REAL NOT NULL) STRICT, WITHOUT ROWID")
    db.execute("CREATE INDEX running_tables ON tables (id) WHERE status = 'running'")


@migrations()
def sittings_and_deeds(db: Database) -> None:
    for statement in (
        """
        CREATE TABLE sittings (
            id INTEGER PRIMARY KEY,
            "table" INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,
            name TEXT NOT NULL,
            computer TEXT,
            since REAL NOT NULL,
            until REAL,
            why TEXT NOT NULL,
            back_until REAL,
            back_asks INTEGER NOT NULL
        ) STRICT
        """,
        'CREATE INDEX sittings_by_table ON sittings ("table", seat, id)',
        "CREATE INDEX sittings_by_person ON sittings (person)",
        """
        CREATE TABLE deeds (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            "table" INTEGER NOT NULL,
            target INTEGER NOT NULL,
            data TEXT NOT NULL,
            not_before REAL NOT NULL,
            tries INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX posts_by_message ON posts (message) WHERE message IS NOT NULL",
        "CREATE INDEX lines_by_person ON lines (person) WHERE person IS NOT NULL",
    ):
        db.execute(statement)


@migrations()
def clocks_for_running_games(db: Database) -> None:
    # Games that ran before there were clocks get theirs.
    db.execute(
        """
        INSERT INTO timers (due, kind, "table", data)
        SELECT 0, 'arm', 0, '{"after": 0}' WHERE EXISTS (SELECT 1 FROM tables WHERE status = 'running')
        """
    )


@migrations()
def plans_and_followers(db: Database) -> None:
    for statement in (
        """
        CREATE TABLE plans (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            key TEXT NOT NULL,
            person INTEGER NOT NULL,
            ranked TEXT NOT NULL,
            after INTEGER NOT NULL,
            since INTEGER NOT NULL,
            round INTEGER NOT NULL,
            due REAL,
            spent INTEGER NOT NULL,
            PRIMARY KEY ("table", seat, key)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE followers (
            "table" INTEGER NOT NULL REFERENCES tables (id),
            person INTEGER NOT NULL,
            how TEXT NOT NULL,
            told INTEGER NOT NULL,
            PRIMARY KEY ("table", person)
        ) STRICT, WITHOUT ROWID
        """,
    ):
        db.execute(statement)


@migrations()
def format_of_records(db: Database) -> None:
    # Games begun before lines that take back said who agreed.
    db.execute("ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1")


@migrations()
def reports(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE reports (
            id INTEGER PRIMARY KEY,
            "table" INTEGER NOT NULL,
            guild INTEGER,
            person INTEGER NOT NULL,
            at REAL NOT NULL,
            line INTEGER NOT NULL,
            words TEXT NOT NULL,
            path TEXT NOT NULL,
            versions TEXT NOT NULL,
            refusals TEXT NOT NULL
        ) STRICT
        """
    )


@migrations()
def posts_by_channel(db: Database) -> None:
    # Each channel is settled by itself: what is left to do there is found without looking at any other.
    for statement in (
        "ALTER TABLE posts ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0",
        "DROP INDEX unsettled_posts",
        "CREATE INDEX unsettled_posts ON posts (channel, id, message) WHERE sent < wanted OR gone",
        "CREATE INDEX deeds_by_target ON deeds (target, id)",
    ):
        db.execute(statement)


@migrations()
def when_a_seat_last_moved(db: Database) -> None:
    db.execute("ALTER TABLE clocks ADD COLUMN moved REAL NOT NULL DEFAULT 0")


@migrations()
def plans_for_several_decisions(db: Database) -> None:
    db.execute("ALTER TABLE plans ADD COLUMN later TEXT NOT NULL DEFAULT '[]'")


@migrations()
def who_decides_for_a_person(db: Database) -> None:
    db.execute("ALTER TABLE seats ADD COLUMN deputy TEXT")
    db.execute('CREATE INDEX deputies_awaited ON seats ("table") WHERE deputy IS NOT NULL AND awaited')
