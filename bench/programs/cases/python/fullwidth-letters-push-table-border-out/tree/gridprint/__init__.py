from .column import Column
from .styles import BOX, PLAIN, Style
from .table import render
from .width import clip, pad, text_width

__all__ = ["BOX", "PLAIN", "Column", "Style", "clip", "pad", "render", "text_width"]
