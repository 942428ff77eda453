"""Reports about any iterable of records (dicts), read once or many times."""

from .grouping import field, group_by
from .numbers import NoData, deviation, mean, median, share


class Report:
    def __init__(self, records, label="report"):
        self.records = records
        self.label = label

    def count(self):
        return sum(1 for _ in self.records)

    def total(self, name):
        return sum(field(self.records, name))

    def mean(self, name):
        return mean(field(self.records, name))

    def median(self, name):
        return median(field(self.records, name))

    def deviation(self, name):
        return deviation(field(self.records, name))

    def where(self, **wanted):
        """A report about the records with these values."""
        kept = [
            record
            for record in self.records
            if all(record.get(key) == value for key, value in wanted.items())
        ]
        return Report(kept, self.label)

    def by(self, key):
        """One report for each value of a field."""
        return {value: Report(group, str(value)) for value, group in group_by(self.records, key).items()}

    def shares(self, key, name):
        """Part of the total that every value of a field has."""
        whole = self.total(name)
        return {value: share(report.total(name), whole) for value, report in self.by(key).items()}

    def summary(self, name):
        values = field(self.records, name)
        if not values:
            raise NoData("summary")
        return {
            "count": len(values),
            "min": min(values),
            "max": max(values),
            "mean": mean(values),
            "median": median(values),
        }
