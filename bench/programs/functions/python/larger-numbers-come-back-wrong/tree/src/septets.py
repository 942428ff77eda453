"""Packs integers into groups of seven bits.

The groups go out with the lowest bits first. The top bit of a byte is set
when there are more to come.
"""


def pack(number):
    """Bytes of one number that is not negative.

    >>> pack(5).hex(), pack(300).hex()
    ('05', 'ac02')
    """
    if number < 0:
        raise ValueError("negative numbers cannot be packed")
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def unpack(data, start=0):
    """Read a number: the pair (number, index behind it)."""
    number = shift = 0
    for index in range(start, len(data)):
        byte = data[index]
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, index + 1
        shift += 8
    raise EOFError("number is cut off")


def pack_all(numbers):
    return b"".join(map(pack, numbers))


def unpack_all(data):
    numbers, index = [], 0
    while index < len(data):
        number, index = unpack(data, index)
        numbers.append(number)
    return numbers
