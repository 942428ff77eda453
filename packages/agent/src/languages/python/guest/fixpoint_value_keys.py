"""Texts that are the same for values which the program cannot tell apart."""
from __future__ import annotations

import datetime
import decimal
import fractions
import hashlib
import re
from typing import Any

# Objects of one value, made anew; what is larger has no key.
MOST_OBJECTS = 200
MOST_DIGITS = 2000
LONGEST = 60
PLAIN = (bool, int, float, complex, str, bytes, range, type(None), type(Ellipsis), type(NotImplemented), datetime.date, datetime.time, datetime.datetime,
         datetime.timedelta, datetime.timezone, decimal.Decimal, fractions.Fraction, re.Pattern)
# What is made anew and gone through once.
PASSING = (zip, enumerate, map, filter, reversed, type(reversed([])))


class Unknown(Exception):
    """It cannot be told."""


class Keys:
    """Of one moment: an object that is there already is known by itself, one made anew by what it holds."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        # An object that is gone would leave its number to another one.
        self._kept: list[object] = []
        self._left = 0

    def of(self, value: Any, again: Any) -> str | None:
        """`again`: what the same expression gave the second time; None where it cannot be told."""
        self._left = MOST_OBJECTS
        try:
            return shortened(self._key(value, again))
        except Exception:  # whatever a class of the program throws
            return None

    def _key(self, value: Any, again: Any) -> str:
        kind = type(value)
        if kind in PLAIN:
            if kind is int and value.bit_length() > MOST_DIGITS:
                raise Unknown
            return f"{kind.__name__} {value!r}"
        if value is again:
            self._kept.append(value)
            return f"#{self._numbers.setdefault(id(value), len(self._numbers))}"
        self._left -= 1
        if self._left < 0 or type(again) is not kind:
            raise Unknown
        return f"{kind.__module__}.{kind.__qualname__} {self._inside(kind, value, again)}"

    def _inside(self, kind: type, value: Any, again: Any) -> str:
        if kind in (list, tuple) or issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return self._listed(value, again)
        if kind in (set, frozenset):
            # Elements made anew have no order of their own.
            return str(sorted(self._key(one, one) for one in value)) if all(type(one) in PLAIN for one in value) else self._listed(list(value), list(again))
        if kind is dict or kind.__module__ == "collections" and issubclass(kind, dict):
            return self._listed([part for pair in value.items() for part in pair], [part for pair in again.items() for part in pair])
        if kind in PASSING:
            return self._listed([one for one, _ in zip(value, range(MOST_OBJECTS))], [one for one, _ in zip(again, range(MOST_OBJECTS))])
        if isinstance(value, BaseException):
            return self._listed(list(value.args), list(again.args))
        if issubclass(kind, (list, tuple, dict, set, str, int, float, bytes)) or hasattr(kind, "__slots__") or not hasattr(value, "__dict__") or callable(value):
            raise Unknown
        return self._listed([part for pair in vars(value).items() for part in pair], [part for pair in vars(again).items() for part in pair])

    def _listed(self, values: Any, others: Any) -> str:
        if len(values) != len(others):
            raise Unknown
        return "[" + ", ".join(self._key(one, other) for one, other in zip(values, others)) + "]"


def shortened(key: str) -> str:
    return key if len(key) <= LONGEST else key[:20] + hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:24]
