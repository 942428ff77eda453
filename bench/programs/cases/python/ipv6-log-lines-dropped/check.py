import os
import sys

sys.path.insert(0, os.getcwd())

from weblog.parser import parse_line, parse_log, busiest_paths, error_rate


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


def line(host):
    return host + ' - bob [05/Mar/2024:10:11:12 +0000] "POST /in HTTP/2" 503 -'


for host in ("2001:db8::7", "::1", "crawl-66.example.com", "10.1.2.3", "localhost", "fe80::1%eth0"):
    entry = parse_line(line(host))
    assert entry is not None and entry["host"] == host, host
entries, bad = parse_log(line("::1") + "\n" + line("1.2.3.4") + "\nhello there\n")
assert len(entries) == 2
assert bad == 1
assert error_rate(entries) == 1.0
assert parse_line("") is None
assert parse_line('- [05/Mar/2024] "GET / HTTP/1.1" 200 5') is None
assert entries[0]["user"] == "bob"
