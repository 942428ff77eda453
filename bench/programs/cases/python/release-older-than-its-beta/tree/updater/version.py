"""Version numbers such as 2.10.1, 2.11.0-beta.3 or v3.0.0-rc."""
import functools
import re

STAGES = {"alpha": 0, "beta": 1, "rc": 2}
PATTERN = re.compile(r"^v?(\d+)\.(\d+)(?:\.(\d+))?(?:-([a-z]+)(?:\.(\d+))?)?$")


@functools.total_ordering
class Version:
    def __init__(self, text):
        match = PATTERN.match(text.strip())
        if match is None:
            raise ValueError("not a version: %r" % text)
        major, minor, patch, stage, number = match.groups()
        self.numbers = (int(major), int(minor), int(patch or 0))
        if stage is not None and stage not in STAGES:
            raise ValueError("unknown stage: %r" % stage)
        self.stage = stage
        self.stage_number = int(number or 0)

    @property
    def final(self):
        return self.stage is None

    def sort_key(self):
        rank = STAGES.get(self.stage, -1)
        return self.numbers, rank, self.stage_number

    def __eq__(self, other):
        return self.sort_key() == other.sort_key()

    def __lt__(self, other):
        return self.sort_key() < other.sort_key()

    def __hash__(self):
        return hash(self.sort_key())

    def __str__(self):
        text = "%d.%d.%d" % self.numbers
        if self.final:
            return text
        return text + "-%s.%d" % (self.stage, self.stage_number)


def latest(texts, prereleases=False):
    versions = [Version(text) for text in texts]
    candidates = [v for v in versions if v.final or prereleases]
    return str(max(candidates)) if candidates else None


def is_update(installed, offered):
    return Version(offered) > Version(installed)
