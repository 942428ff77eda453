"""Named links of a site."""

from .query import decode_query, encode_query
from .template import fill, places


class UnknownLink(LookupError):
    pass


class Links:
    def __init__(self, base=""):
        self.base = base.rstrip("/")
        self.templates = {}

    def add(self, name, template):
        if not template.startswith("/"):
            raise ValueError("template must start with a slash")
        self.templates[name] = template
        return self

    def url(self, name, _fragment=None, **values):
        """The link; values without a place in the path go to the query."""
        if name not in self.templates:
            raise UnknownLink(name)
        template = self.templates[name]
        used = set(places(template))
        query = encode_query({key: value for key, value in values.items() if key not in used})
        url = self.base + fill(template, values)
        if query:
            url += "?" + query
        if _fragment:
            url += "#" + _fragment
        return url


def with_params(url, **changes):
    """The URL with other parameters; None takes one away."""
    rest, sharp, fragment = url.partition("#")
    path, _, query = rest.partition("?")
    params = decode_query(query)
    params.update(changes)
    encoded = encode_query(params)
    return path + ("?" + encoded if encoded else "") + sharp + fragment
