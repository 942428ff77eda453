"""Which versions of a package a project accepts."""


def parse(version):
    """"1.4" -> (1, 4, 0)"""
    numbers = [int(part) for part in version.split(".")]
    if len(numbers) > 3:
        raise ValueError(f"too many parts in {version!r}")
    return tuple(numbers + [0] * (3 - len(numbers)))


def _bump(numbers, index):
    return numbers[:index] + (numbers[index] + 1,) + (0,) * (2 - index)


def accepts(spec, version):
    """Whether a version fits.

    ^1.2.3  from 1.2.3 up to, but without, 2.0.0
    ^0.2.3  from 0.2.3 up to, but without, 0.3.0
    ~1.2.3  from 1.2.3 up to, but without, 1.3.0
    1.2.3   just that one
    """
    wanted = parse(version)
    if spec.startswith("^"):
        low = parse(spec[1:])
        index = next((i for i, number in enumerate(low) if number), 2)
    elif spec.startswith("~"):
        low = parse(spec[1:])
        index = 1
    else:
        return wanted == parse(spec)
    return low <= wanted <= _bump(low, index)


def newest(spec, versions):
    """The highest version that fits, or None."""
    return max((v for v in versions if accepts(spec, v)), key=parse, default=None)
