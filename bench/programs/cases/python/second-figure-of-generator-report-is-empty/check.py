import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from tally import NoData, Report, headline, table

DATA = [{"shop": "a", "amount": 10}, {"shop": "b", "amount": 30}, {"shop": "a", "amount": 20}]


def rows():
    return (dict(record) for record in DATA)


report = Report(rows())
assert report.count() == 3
assert report.total("amount") == 60
assert report.mean("amount") == 20.0
assert report.count() == 3
assert headline(rows(), "amount") == "report: 3 records, total 60.00"
assert Report(rows()).shares("shop", "amount") == {"a": 0.5, "b": 0.5}
assert table(Report(iter(DATA)), "shop", "amount").startswith("a             30.00  50.0%")
other = Report(rows())
assert other.where(shop="a").total("amount") == 30
assert other.where(shop="b").total("amount") == 30
mapped = Report(map(dict, DATA))
assert (mapped.median("amount"), mapped.deviation("amount")) == (20, 10.0)
assert Report(DATA).total("amount") == 60
assert Report(tuple(DATA)).summary("amount")["max"] == 30
assert Report([]).count() == 0
raises(NoData, Report(iter([])).mean, "amount")
assert len(DATA) == 3 and DATA[0] == {"shop": "a", "amount": 10}
