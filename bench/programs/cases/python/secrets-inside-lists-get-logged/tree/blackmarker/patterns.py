"""Secrets inside of texts."""

import re

from .rules import MASK

CARD = re.compile(r"\b(?:\d[ -]?){12,15}(\d{4})\b")
BEARER = re.compile(r"\b(Bearer|Basic)\s+[\w.~+/=-]+", re.IGNORECASE)
URL_LOGIN = re.compile(r"(\w+://[^\s:/@]+):[^\s/@]+@")


def clean_text(text):
    text = BEARER.sub(r"\1 " + MASK, text)
    text = URL_LOGIN.sub(r"\1:%s@" % MASK, text)
    return CARD.sub(MASK + r"\1", text)
