from dataclasses import dataclass


@dataclass
class Van:
    plate: str
    km: int
    last_service: int = 0

    @property
    def since_service(self):
        return self.km - self.last_service

    def service(self):
        self.last_service = self.km
        return self


class Depot:
    def __init__(self, town, vans=()):
        self.town = town
        self.vans = list(vans)

    def receive(self, van):
        self.vans.append(van)

    def send(self, plate, other):
        """Moves a van to another depot."""
        for van in self.vans:
            if van.plate == plate:
                self.vans.remove(van)
                other.receive(van)
                return van
        raise LookupError(f"{plate} is not in {self.town}")
