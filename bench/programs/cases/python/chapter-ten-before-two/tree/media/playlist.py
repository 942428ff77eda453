"""Playlists of audio book folders."""
import re


def parse_track(filename):
    """'Vol 2/Chapter 10 - Home.mp3' -> ('Vol 2', 'Chapter 10 - Home')"""
    folder, _, name = filename.rpartition("/")
    return folder, re.sub(r"\.(mp3|ogg|flac)$", "", name, flags=re.IGNORECASE)


def name_parts(name):
    """Text and digit runs of a name, in turn: ['chapter ', '10', '']"""
    return re.split(r"(\d+)", name.lower())


class Playlist:
    def __init__(self, filenames=()):
        self.filenames = list(filenames)

    def add(self, filename):
        if filename not in self.filenames:
            self.filenames.append(filename)

    def in_order(self):
        """Names sorted the way people do it: numbers by their value,
        letters without regard to case."""
        return sorted(self.filenames, key=lambda name: "".join(name_parts(name)))

    def titles(self):
        return [parse_track(name)[1] for name in self.in_order()]

    def folders(self):
        seen = []
        for name in self.in_order():
            folder = parse_track(name)[0]
            if folder not in seen:
                seen.append(folder)
        return seen

    def after(self, filename):
        """The next file, or None at the end."""
        order = self.in_order()
        index = order.index(filename) + 1
        return order[index] if index < len(order) else None

    def to_m3u(self):
        return "\n".join(["#EXTM3U"] + self.in_order()) + "\n"
