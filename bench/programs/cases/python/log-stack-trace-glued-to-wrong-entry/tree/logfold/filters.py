LEVELS = ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]


def at_least(level):
    """A filter for entries of the given level or a graver one."""
    floor = LEVELS.index(level.upper())

    def keep(entry):
        return entry.level in LEVELS and LEVELS.index(entry.level) >= floor

    return keep


def from_logger(name):
    """A filter for entries of a logger and of all loggers below it."""

    def keep(entry):
        return entry.logger == name or entry.logger.startswith(name + ".")

    return keep
