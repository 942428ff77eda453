import sys

sys.path.insert(0, sys.argv[1])
import html2text

converter = html2text.HTML2Text()
pages = ["<p>one</p>", "<p>two</p>", "<h1>title</h1><p>text</p>", "plain", "<div>a</div><div>b</div>", "", "<p>one</p>"]
for page in pages:
    assert converter.handle(page) == html2text.HTML2Text().handle(page), page
assert converter.handle("<p>two</p>") == "two\n\n"
assert html2text.html2text("<p>a</p><p>b</p>") == "a\n\nb\n\n"
assert html2text.html2text("<p>a<br>b</p>") == "a  \nb\n\n"
