"""Tiny request router with mounted sub-routers."""


class NotFound(Exception):
    pass


class Router:
    def __init__(self, prefix=""):
        self.prefix = prefix.rstrip("/")
        self.routes = []
        self.children = []

    def add(self, pattern, handler):
        """Pattern parts in braces become arguments: /users/{id}"""
        self.routes.append((pattern.strip("/").split("/"), handler))
        return self

    def mount(self, router):
        self.children.append(router)
        return self

    @staticmethod
    def _arguments(parts, pattern):
        if len(parts) != len(pattern):
            return None
        arguments = {}
        for part, wanted in zip(parts, pattern):
            if wanted.startswith("{"):
                arguments[wanted[1:-1]] = part
            elif part != wanted:
                return None
        return arguments

    def _inside(self, path):
        return path == self.prefix or path.startswith(self.prefix + "/")

    def resolve(self, path):
        """(handler, arguments) of the first fitting route."""
        if not self._inside(path):
            raise NotFound(path)
        rest = path.lstrip(self.prefix)
        parts = rest.strip("/").split("/")
        for pattern, handler in self.routes:
            arguments = self._arguments(parts, pattern)
            if arguments is not None:
                return handler, arguments
        for child in self.children:
            try:
                return child.resolve("/" + rest.strip("/"))
            except NotFound:
                continue
        raise NotFound(path)

    def dispatch(self, path):
        handler, arguments = self.resolve(path)
        return handler(**arguments)
