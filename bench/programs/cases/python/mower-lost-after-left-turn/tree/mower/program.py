"""Programs of the robot mower.

F3      drive 3 meters forward
L90     turn left, R90 turn right (multiples of 45 degrees)
U, D    lift or lower the blades
4[...]  repeat the part in brackets

The heading is a compass course: 0 is north (+y), 90 is east (+x).
"""

import re

TOKEN = re.compile(r"\s*(?:(\d+)\s*(\[)|([FLR])(\d+)|([UD])|(\]))")

STEPS = {0: (0, 1), 45: (1, 1), 90: (1, 0), 135: (1, -1), 180: (0, -1), 225: (-1, -1), 270: (-1, 0), 315: (-1, 1)}


class ProgramError(ValueError):
    pass


def parse(text):
    """A list of (command, number); repeats are ("repeat", count, list)."""
    stack = [[]]
    counts = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise ProgramError("cannot read %r" % text[position:])
        position = match.end()
        count, opening, command, number, blades, closing = match.groups()
        if opening:
            counts.append(int(count))
            stack.append([])
        elif command:
            stack[-1].append((command, int(number)))
        elif blades:
            stack[-1].append((blades, 0))
        elif not counts:
            raise ProgramError("] without [")
        else:
            body = stack.pop()
            stack[-1].append(("repeat", counts.pop(), body))
    if counts:
        raise ProgramError("[ without ]")
    return stack[0]


class Mower:
    def __init__(self, x=0, y=0, heading=0):
        self.x = x
        self.y = y
        self.heading = heading
        self.cutting = False
        self.mowed = set()

    def forward(self, distance):
        dx, dy = STEPS[self.heading]
        for _ in range(distance):
            self.x += dx
            self.y += dy
            if self.cutting:
                self.mowed.add((self.x, self.y))

    def turn(self, degrees):
        if degrees % 45:
            raise ProgramError("cannot turn by %d degrees" % degrees)
        self.heading = self.heading + degrees

    def execute(self, commands):
        for command, *rest in commands:
            if command == "repeat":
                for _ in range(rest[0]):
                    self.execute(rest[1])
            elif command == "F":
                self.forward(rest[0])
            elif command == "R":
                self.turn(rest[0])
            elif command == "L":
                self.turn(-rest[0])
            else:
                self.cutting = command == "D"
        return self

    def run(self, text):
        return self.execute(parse(text))
