"""Reports as text."""

from .report import Report


def table(report, key, name):
    """Lines "value  total  share", largest total first."""
    shares = report.shares(key, name)
    totals = {value: part.total(name) for value, part in report.by(key).items()}
    lines = []
    for value in sorted(totals, key=lambda each: (-totals[each], str(each))):
        lines.append("%-10s %8.2f %5.1f%%" % (value, totals[value], shares[value] * 100))
    return "\n".join(lines)


def headline(records, name):
    report = records if isinstance(records, Report) else Report(records)
    return "%s: %d records, total %.2f" % (report.label, report.count(), report.total(name))
