import sys

sys.path.insert(0, sys.argv[1])
from pylib.urllib.parse import urljoin, urlparse, urlsplit, urlunparse, urlunsplit

for link in (
    "itms-services://?action=download-manifest&url=https://example.org/app.plist",
    "itms-services://?action=purchase",
    "itms-services://host/path?action=x#y",
    "https://example.org/a?b=c#d",
    "file:///etc/hosts",
    "svn+ssh://host/repository",
    "mailto:someone@example.org",
    "urn:isbn:0451450523",
    "tel:+1-201-555-0123",
):
    assert urlunsplit(urlsplit(link)) == link, link
    assert urlunparse(urlparse(link)) == link, link
    assert urlsplit(link).geturl() == link, link
assert urlsplit("itms-services://?a=b") == ("itms-services", "", "", "a=b", "")
assert urlunsplit(("x-unknown", "", "", "a=b", "")) == "x-unknown:?a=b"
assert urljoin("https://example.org/a/b", "c") == "https://example.org/a/c"
