from .html import render, title_of
from .inline import render_inline

__all__ = ["render", "render_inline", "title_of"]
