import sys

sys.path.insert(0, sys.argv[1])
from dominate.tags import b, div, p, span


def squeezed(tag):
    return tag.render(pretty=False)


other = div()
with div() as outer:
    text = p("x")
    with span():
        other.add(text)
assert squeezed(outer) == "<div><span></span></div>" and squeezed(other) == "<div><p>x</p></div>"

other = div()
with div() as outer:
    text = p("x")
    with span():
        with b():
            other.add(text)
assert squeezed(outer) == "<div><span><b></b></span></div>" and squeezed(other) == "<div><p>x</p></div>"

other = div()
with div() as outer:
    text = p("x")
    other.add(text)
    p("y")
assert squeezed(outer) == "<div><p>y</p></div>" and squeezed(other) == "<div><p>x</p></div>"

with div() as outer:
    p("a")
    with span():
        b("c")
    p("d")
assert squeezed(outer) == "<div><p>a</p><span><b>c</b></span><p>d</p></div>"
assert squeezed(div(p("a"), span("b"))) == "<div><p>a</p><span>b</span></div>"
