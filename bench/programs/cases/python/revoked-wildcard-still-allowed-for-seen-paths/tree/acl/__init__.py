from .policy import AccessDenied, Policy
from .rules import Rule

__all__ = ["AccessDenied", "Policy", "Rule"]
