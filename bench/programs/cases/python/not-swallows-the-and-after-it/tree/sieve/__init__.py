from .parser import Parser
from .tokens import FilterError


def compile_filter(text):
    """Function from a record to True or False; an empty text lets all pass."""
    if not text.strip():
        return lambda record: True
    return Parser(text).parse()


def select(records, text):
    test = compile_filter(text)
    return [record for record in records if test(record)]


__all__ = ["FilterError", "compile_filter", "select"]
