"""Options of the editor, which each user may change for themselves."""

DEFAULTS = {"theme": "light", "tab": 4, "wrap": False}


def effective(chosen):
    """All options for somebody who has chosen some of them.

    Options the editor does not know are a KeyError.
    """
    options = DEFAULTS
    for name, value in chosen.items():
        if name not in DEFAULTS:
            raise KeyError(name)
        options[name] = value
    return options


def changed(chosen):
    """Names of the options that differ from the default, sorted."""
    options = effective(chosen)
    return sorted(name for name, value in DEFAULTS.items() if options[name] != value)


def describe(chosen):
    """All options in one line."""
    return ", ".join(f"{name}={value}" for name, value in sorted(effective(chosen).items()))
