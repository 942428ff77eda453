from .errors import NotFound, PatchError, PointerError
from .patch import apply
from .pointer import build, exists, parse, resolve
from .walk import changed, leaves

__all__ = ["NotFound", "PatchError", "PointerError", "apply", "build", "changed", "exists", "leaves", "parse", "resolve"]
