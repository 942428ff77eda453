"""Turns objects into plain data: dicts, lists, texts, numbers."""

import dataclasses
from datetime import date, datetime, timezone
from decimal import Decimal
from enum import Enum
from uuid import UUID

from .errors import ExportError


def moment_text(moment):
    if moment.tzinfo is not None:
        moment = moment.astimezone(timezone.utc).replace(tzinfo=None)
    return moment.isoformat(timespec="seconds") + "Z"


def key_text(key, path):
    """Keys of plain data are texts."""
    if isinstance(key, str):
        return key
    if isinstance(key, bool) or key is None:
        raise ExportError(path, key)
    if isinstance(key, (int, UUID)):
        return str(key)
    if isinstance(key, date):
        return key.isoformat()
    raise ExportError(path, key)


def to_plain(value, path=""):
    """Plain form of a value; enum members are written as their values."""
    if isinstance(value, Enum):
        return to_plain(value.value, path)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, datetime):
        return moment_text(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, UUID):
        return str(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value) if not field.metadata.get("private")]
        return {name: to_plain(getattr(value, name), join(path, name)) for name in names}
    if isinstance(value, dict):
        return {key_text(key, path): to_plain(item, join(path, key)) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_plain(item, join(path, index)) for index, item in enumerate(value)]
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(item, path) for item in value), key=str)
    raise ExportError(path, value)


def join(path, key):
    return "%s.%s" % (path, key) if path else str(key)
