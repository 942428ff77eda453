from .parse import ParseError, convert, parse
from .quantity import DimensionError, Quantity
from .units import UnknownUnit

__all__ = ["DimensionError", "ParseError", "Quantity", "UnknownUnit", "convert", "parse"]
