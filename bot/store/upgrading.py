"""Bringing a store up to date: never one of a newer Menhir, and never without a copy beside it."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from sqlite_utils import Database, Migrations

from bot.store.port import StoreError

log = logging.getLogger(__name__)


def refuse_others(db: Database, migrations: Migrations, path: str | Path) -> None:
    """Raise StoreError where the store went through steps that are not known here, or is none. Nothing is written."""
    if db.table_names() and not migrations.applied(db):
        raise StoreError(f"{path} is a database of something else")
    known = {migration.name for migration in migrations._migrations}
    unknown = [applied.name for applied in migrations.applied(db) if applied.name not in known]
    if unknown:
        raise StoreError(
            f"{path} was written by a newer Menhir (it has {', '.join(unknown)}); this one would damage it. "
            "Use the newer one, or a backup from before"
        )


def upgrade(db: Database, migrations: Migrations, path: str | Path) -> None:
    """Apply what is new. A store that holds something already is copied first."""
    pending = migrations.pending(db)
    if pending and migrations.applied(db):
        _copy(db, Path(f"{path}.before-{pending[0].name}"))
    migrations.apply(db)


def _copy(db: Database, target: Path) -> None:
    """The store as it is, readable by its owner only. One that is there stays: an upgrade that failed left it."""
    if target.exists():
        log.warning("the store is brought up to date; %s is kept as the copy from before", target)
        return
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # from a copy that was cut off
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copy = sqlite3.connect(str(part))
        try:
            db.conn.backup(copy)
        finally:
            copy.close()
        part.rename(target)
    except OSError as error:
        raise StoreError(f"cannot copy the store to {target} before it is brought up to date: {error}") from error
    log.warning("the store is brought up to date; as it was, it is kept as %s", target)
