"""Runs jobs that may fail."""


class Tolerate:
    """Context in which errors of certain kinds are noted instead of raised."""

    def __init__(self, *kinds):
        self.kinds = kinds
        self.errors = []

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind in self.kinds:
            self.errors.append(f"{kind.__name__}: {error}")
            return True
        return False


def run(jobs, *kinds):
    """Results of the functions that went well, and the notes on the errors."""
    results, errors = [], []
    for job in jobs:
        with Tolerate(*kinds) as attempt:
            results.append(job())
        errors += attempt.errors
    return results, errors


def summary(total, errors):
    """One line for the log."""
    if not errors:
        return f"{total} jobs, all well"
    return f"{total} jobs, {len(errors)} failed: " + "; ".join(errors)
