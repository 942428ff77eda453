class ConfigError(Exception):
    """Any problem with a configuration text."""


class SyntaxProblem(ConfigError):
    def __init__(self, line, message):
        super().__init__("line %d: %s" % (line, message))
        self.line = line


class MissingOption(ConfigError):
    def __init__(self, section, key):
        super().__init__("no option %s in section %s" % (key, section))
        self.section = section
        self.key = key
