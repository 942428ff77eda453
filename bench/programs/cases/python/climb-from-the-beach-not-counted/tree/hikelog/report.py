def _clock(delta):
    minutes = int(delta.total_seconds()) // 60
    return f"{minutes // 60}:{minutes % 60:02}"


def as_text(summary):
    """The summary as a few lines for the club's notice board."""
    lines = [
        f"Distance  {summary.distance / 1000:.1f} km",
        f"Time      {_clock(summary.duration)} h ({_clock(summary.moving)} h moving)",
        f"Climb     +{summary.ascent:.0f} m, -{summary.descent:.0f} m",
    ]
    if summary.highest is not None:
        lines.append(f"Highest   {summary.highest:.0f} m")
    return "\n".join(lines)
