"""Opening hours of places: parsing, asking and printing them."""

from .parsing import HoursError, parse_hours
from .week import Span, Week

__all__ = ["HoursError", "Span", "Week", "parse_hours"]
