def wet_days(rain, threshold=1):
    """Numbers of the days, from 0, with at least `threshold` millimetres."""
    return [day for day, amount in enumerate(rain) if amount >= threshold]


def longest_drought(rain, threshold=1):
    """Length of the longest stretch of days without rain."""
    longest = 0
    last_wet = 0
    for day in wet_days(rain, threshold):
        longest = max(longest, day - last_wet - 1)
        last_wet = day
    return max(longest, len(rain) - last_wet - 1)


def summary(rain):
    """One line for the monthly report.

    >>> summary([3, 0, 0, 5])
    '8 mm, 2 wet, drought of 2'
    """
    return f"{sum(rain)} mm, {len(wet_days(rain))} wet, drought of {longest_drought(rain)}"
