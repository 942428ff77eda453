"""Paths with places: "/users/{id}/posts"."""

import re

from .quoting import encode_segment

PLACE = re.compile(r"\{(\w+)\}")


class MissingPlace(KeyError):
    def __init__(self, name):
        super().__init__(name)
        self.name = name

    def __str__(self):
        return "no value for {%s}" % self.name


def places(template):
    return PLACE.findall(template)


def fill(template, values):
    def replace(match):
        name = match.group(1)
        if values.get(name) is None or values[name] == "":
            raise MissingPlace(name)
        return encode_segment(values[name])

    return PLACE.sub(replace, template)
