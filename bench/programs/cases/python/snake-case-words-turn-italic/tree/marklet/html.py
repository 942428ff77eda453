"""HTML of a whole text."""

from .blocks import blocks
from .escape import escape
from .inline import render_inline


def render(text):
    out = []
    for kind, data in blocks(text):
        if kind == "heading":
            level, title = data
            out.append("<h%d>%s</h%d>" % (level, render_inline(title), level))
        elif kind == "list":
            items = "".join("<li>%s</li>" % render_inline(item) for item in data)
            out.append("<ul>%s</ul>" % items)
        elif kind == "code":
            out.append("<pre>%s</pre>" % escape(data))
        else:
            out.append("<p>%s</p>" % render_inline(data))
    return "\n".join(out)


def title_of(text, fallback="Untitled"):
    """The first heading without any markup."""
    for kind, data in blocks(text):
        if kind == "heading":
            return data[1].replace("*", "").replace("`", "")
    return fallback
