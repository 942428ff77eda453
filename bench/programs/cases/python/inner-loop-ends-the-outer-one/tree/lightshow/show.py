"""A small language for light shows.

One command per line, '#' begins a comment:

    on LAMP [LAMP ...]     off LAMP [LAMP ...]
    wait SECONDS
    repeat TIMES
      ...
    end

Loops may contain loops.
"""


class ShowError(Exception):
    pass


class Show:
    def __init__(self, script):
        self.lines = []
        for number, line in enumerate(script.splitlines(), start=1):
            words = line.split("#")[0].split()
            if words:
                self.lines.append((number, words))
        self.time = 0
        self.lit = set()
        self.log = []

    def _find_end(self, position):
        """Position of the 'end' that belongs to the 'repeat' at the position."""
        depth = 0
        for index in range(position + 1, len(self.lines)):
            command = self.lines[index][1][0]
            if command == "end":
                if depth == 0:
                    return index
                depth -= 1
        raise ShowError("line %d: repeat without end" % self.lines[position][0])

    def _switch(self, lamps, on):
        for lamp in lamps:
            if on:
                self.lit.add(lamp)
            else:
                self.lit.discard(lamp)
        self.log.append((self.time, "".join(sorted(self.lit))))

    def _run(self, start, stop):
        position = start
        while position < stop:
            number, (command, *args) = self.lines[position]
            if command == "repeat":
                end = self._find_end(position)
                for _ in range(int(args[0])):
                    self._run(position + 1, end)
                position = end
            elif command in ("on", "off"):
                self._switch(args, command == "on")
            elif command == "wait":
                self.time += float(args[0])
            elif command == "end":
                raise ShowError("line %d: end without repeat" % number)
            else:
                raise ShowError("line %d: unknown command %s" % (number, command))
            position += 1

    def run(self):
        """Runs the show; the log holds (time, lit lamps) after each switch."""
        self.time = 0
        self.lit = set()
        self.log = []
        self._run(0, len(self.lines))
        return self.log


def length(script):
    """Duration of a show in seconds."""
    show = Show(script)
    show.run()
    return show.time
