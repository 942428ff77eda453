"""Stop watch for the stages of a cycling tour. Times are seconds of any clock."""


class StageWatch:
    def __init__(self):
        self.reset()

    def reset(self):
        self._banked = 0
        self._since = None
        self._last_lap = 0
        self.laps = []

    @property
    def running(self):
        return self._since is not None

    def start(self, now):
        """Starts the watch or goes on after a pause."""
        if not self.running:
            self._since = now

    def pause(self, now):
        if self.running:
            self._banked = now - self._since
            self._since = None

    def elapsed(self, now):
        """Riding time without the pauses."""
        if self.running:
            return self._banked + now - self._since
        return self._banked

    def lap(self, now):
        """Ends a lap and returns its riding time."""
        total = self.elapsed(now)
        lap = total - self._last_lap
        self._last_lap = total
        self.laps.append(lap)
        return lap

    def best_lap(self):
        """Number (from 1) and time of the fastest lap."""
        if not self.laps:
            return None
        best = min(self.laps)
        return self.laps.index(best) + 1, best


def clock(seconds):
    """3725 -> '1:02:05', 65 -> '1:05'"""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return "%d:%02d:%02d" % (hours, minutes, rest)
    return "%d:%02d" % (minutes, rest)
