import sys

sys.path.insert(0, sys.argv[1])
import html2text


def convert(page, **options):
    converter = html2text.HTML2Text()
    for name, value in options.items():
        setattr(converter, name, value)
    return converter.handle(page)


assert convert("before <img src> after") == convert("before <img> after") == "before  after\n\n"
assert convert("<img src>x") == "x\n\n"
as_html = {"images_as_html": True}
assert convert('<img src="a" width>t', **as_html) == "<img src='a' />t\n\n"
assert convert('<img src="a" width="3" height>t', **as_html) == "<img src='a' width='3' />t\n\n"
assert convert('<img src="a" height="4">t', **as_html) == "<img src='a' height='4' />t\n\n"
assert convert('<a href="u" title>t</a>', inline_links=False) == "[t][1]\n\n   [1]: u\n\n"
assert convert('<img src="a.png" alt="pic">') == "![pic](a.png)\n\n"
assert convert('<a href="u" title="x">t</a>') == '[t](u "x")\n\n'
