"""Emphasis, code and links within a line."""

import re

from .escape import Vault, escape

CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
BACKSLASH = re.compile(r"\\([\\`*_\[\]#>-])")
STRONG = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
STAR = re.compile(r"\*(?=\S)(.+?)(?<=\S)\*")
# Underscores only count at the borders of words.
UNDERSCORE = re.compile(r"_(?=\S)(.+?)(?<=\S)_")

SAFE = ("http://", "https://", "mailto:", "/", "#")


def link(match, vault):
    label, target = match.group(1), match.group(2)
    if not target.lower().startswith(SAFE):
        return match.group(0)
    return vault.hide('<a href="%s">' % target) + label + vault.hide("</a>")


def render_inline(text):
    vault = Vault()
    text = CODE.sub(lambda m: vault.hide("<code>%s</code>" % escape(m.group(1))), text)
    text = BACKSLASH.sub(lambda m: vault.hide(escape(m.group(1))), text)
    text = escape(text)
    text = LINK.sub(lambda m: link(m, vault), text)
    text = STRONG.sub(r"<strong>\1</strong>", text)
    text = STAR.sub(r"<em>\1</em>", text)
    text = UNDERSCORE.sub(r"<em>\1</em>", text)
    return vault.reveal(text)
