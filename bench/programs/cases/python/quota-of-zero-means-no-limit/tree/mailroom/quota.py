"""Print quotas of the departments.

A quota of None means "no limit"; a department that is not listed has the
default quota of the printer.
"""


class QuotaExceeded(Exception):
    def __init__(self, department, pages, left):
        super().__init__(f"{department}: {pages} pages wanted, {left} left")
        self.department = department
        self.left = left


class Printer:
    def __init__(self, default_quota=100):
        self.default_quota = default_quota
        self._quotas = {}
        self._used = {}

    def set_quota(self, department, pages):
        if pages is not None and pages < 0:
            raise ValueError("a quota must not be negative")
        self._quotas[department] = pages

    def quota(self, department):
        return self._quotas.get(department, self.default_quota)

    def left(self, department):
        """Pages left this month, or None if there is no limit."""
        quota = self.quota(department)
        if not quota:
            return None
        return max(0, quota - self._used.get(department, 0))

    def print(self, department, pages):
        left = self.left(department)
        if left and pages > left:
            raise QuotaExceeded(department, pages, left)
        self._used[department] = self._used.get(department, 0) + pages
        return self._used[department]

    def new_month(self):
        self._used.clear()

    def report(self):
        lines = []
        for department in sorted({*self._quotas, *self._used}):
            left = self.left(department)
            rest = "no limit" if left is None else f"{left} left"
            lines.append(f"{department}: {self._used.get(department, 0)} used, {rest}")
        return lines
