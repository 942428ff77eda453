"""Addresses of servers as they are written in the configuration."""


class AddressError(Exception):
    """The text is no address."""


def parse_address(text, default_port=80):
    """"host", "host:port" or "[ipv6]:port" -> (host, port).

    Raises AddressError for anything else.
    """
    text = text.strip()
    if text.startswith("["):
        host, bracket, rest = text[1:].partition("]")
        if not bracket:
            raise AddressError(f"missing ] in {text!r}")
        if rest and not rest.startswith(":"):
            raise AddressError(f"unexpected {rest!r}")
        port = rest[1:] if rest else None
    else:
        host, colon, port = text.partition(":")
        if not colon:
            port = None
    if not host:
        raise AddressError("missing host")
    if port is None:
        return host, default_port
    try:
        number = int(port)
    except TypeError:
        raise AddressError(f"bad port {port!r}") from None
    if not 0 < number < 65536:
        raise AddressError(f"port {number} out of range")
    return host, number


def usable(entries):
    """All entries that can be read, the others are left out."""
    result = []
    for entry in entries:
        try:
            result.append(parse_address(entry))
        except AddressError:
            pass
    return result
