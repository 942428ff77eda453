from .outages import Outage, availability, find_outages
from .probes import Probe, by_target, read_probes
from .report import describe, summary

__all__ = [
    "Outage", "Probe", "availability", "by_target", "describe",
    "find_outages", "read_probes", "summary",
]
