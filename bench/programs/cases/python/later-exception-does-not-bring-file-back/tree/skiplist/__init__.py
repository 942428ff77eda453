from .rule import Rule
from .skip import SkipList
from .tree import explain, kept, unused

__all__ = ["Rule", "SkipList", "explain", "kept", "unused"]
