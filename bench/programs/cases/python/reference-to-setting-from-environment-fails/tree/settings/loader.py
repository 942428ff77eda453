from .expand import expand
from .sources import from_environment, from_text


def load(defaults, text="", environment=None):
    """The settings in force: the defaults, the file over them, the environment on top."""
    settings = {}
    for source in (defaults, from_text(text), from_environment(environment or {})):
        settings = expand({**settings, **source})
    return settings


def section(settings, name):
    """The settings below a name, keyed by what follows the name."""
    prefix = name + "."
    return {
        key[len(prefix):]: value
        for key, value in settings.items()
        if key.startswith(prefix)
    }
