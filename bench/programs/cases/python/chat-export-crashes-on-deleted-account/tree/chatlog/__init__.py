"""Export a group chat as plain text."""

from .export import export_text
from .messages import Message, load_messages

__all__ = ["Message", "export_text", "load_messages"]
