from .fields import Field, Flag, Many, Number, OneOf, Text, Whole
from .record import Invalid, Record, check, ensure

__all__ = ["Field", "Flag", "Invalid", "Many", "Number", "OneOf", "Record", "Text", "Whole", "check", "ensure"]
