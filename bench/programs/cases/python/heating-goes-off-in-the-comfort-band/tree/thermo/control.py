"""Two point control of a room heating."""


class Control:
    """Switches the heating on at or below `low` and off at or above `high`.

    Between the two limits it leaves the heating as it is, so that it does not
    switch all the time.
    """

    def __init__(self, low, high):
        if low >= high:
            raise ValueError("low must be below high")
        self.low = low
        self.high = high
        self.heating = False
        self.switches = 0
        self.holiday = False

    def _set(self, heating):
        if heating != self.heating:
            self.heating = heating
            self.switches += 1

    def measure(self, temperature):
        """Takes a measurement and returns whether the heating is on now."""
        if self.holiday:
            self._set(temperature <= 5)
        elif temperature <= self.low:
            self._set(True)
        else:
            self._set(False)
        return self.heating

    def measure_all(self, temperatures):
        return "".join("#" if self.measure(t) else "." for t in temperatures)

    def adjust(self, by):
        """Moves both limits, for the wheel at the wall."""
        self.low += by
        self.high += by


class House:
    def __init__(self):
        self.rooms = {}

    def add(self, name, low, high):
        self.rooms[name] = Control(low, high)
        return self.rooms[name]

    def boiler_on(self, temperatures):
        """Measures in all rooms; the boiler runs when one of them needs heat."""
        states = [self.rooms[name].measure(t) for name, t in temperatures.items()]
        return any(states)
