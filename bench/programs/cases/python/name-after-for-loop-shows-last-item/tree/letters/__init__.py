from .parser import TemplateError
from .render import Template

__all__ = ["Template", "TemplateError"]
