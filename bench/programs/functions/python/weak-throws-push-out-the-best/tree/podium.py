import heapq


class Podium:
    """Keeps the best results of a contest while they come in.

    Of equal results the one that came first ranks higher.
    """

    def __init__(self, places=3):
        if places < 1:
            raise ValueError("a podium needs a place")
        self.places = places
        self._heap = []
        self._count = 0

    def report(self, name, points):
        self._count += 1
        entry = (points, -self._count, name)
        if len(self._heap) < self.places:
            heapq.heappush(self._heap, entry)
        else:
            heapq.heapreplace(self._heap, entry)

    def threshold(self):
        """Points of the last place, None while a place is free."""
        if len(self._heap) < self.places:
            return None
        return self._heap[0][0]

    def standing(self):
        """Pairs (name, points), the best first."""
        return [(name, points) for points, _, name in sorted(self._heap, reverse=True)]
