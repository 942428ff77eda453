"""Single fares and caps, in pence."""
from .servicedays import is_peak

SINGLES = {"bus": (175, 175), "tram": (200, 240), "rail": (280, 390)}
DAILY_CAP = 850
WEEKLY_CAP = 3600


def fare_for(mode, moment):
    try:
        off_peak, peak = SINGLES[mode]
    except KeyError:
        raise ValueError(f"unknown mode of transport: {mode!r}") from None
    return peak if is_peak(moment) else off_peak
