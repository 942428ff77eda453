from collections import namedtuple

Parcel = namedtuple("Parcel", "country kg")
# surcharge: cents per kilogram on top of the base price
Carrier = namedtuple("Carrier", "name countries max_kg base surcharge")


def price(carrier, parcel):
    return carrier.base + round(carrier.surcharge * parcel.kg)


def cheapest(parcel, carriers):
    """The carrier with the lowest price for a parcel, None without any.

    Of carriers with the same price the one listed first is taken.
    """
    best = None
    for carrier in carriers:
        if parcel.country not in carrier.countries:
            continue
        if parcel.kg > carrier.max_kg:
            return best
        if best is None or price(carrier, parcel) < price(best, parcel):
            best = carrier
    return best


def offer(parcel, carriers):
    carrier = cheapest(parcel, carriers)
    if carrier is None:
        return "please ask"
    cents = price(carrier, parcel)
    return f"{carrier.name}: {cents // 100}.{cents % 100:02d}"
