// Departure boards at bus stops: timetable, live predictions, and text lines.

const LOOK_AHEAD = 60; // minutes
const STALE_AFTER = 3; // minutes without a new position
const DESTINATION_WIDTH = 18;

export function serviceKind(isoDate, holidays) {
  if (holidays.has(isoDate)) return "sunday";
  const weekday = new Date(`${isoDate}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return "sunday";
  return weekday === 6 ? "saturday" : "weekday";
}

// Times may exceed 24:00 for trips after midnight that belong to the day before.
export function toMinutes(clock) {
  const [hours, minutes] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

export function toClock(minutes) {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function fit(text, width) {
  return text.length > width ? `${text.slice(0, width - 1)}.` : text.padEnd(width);
}

export class Timetable {
  constructor(trips, holidays = []) {
    this.holidays = new Set(holidays);
    this.byStop = new Map();
    for (const trip of trips) this.addTrip(trip);
  }

  addTrip(trip) {
    trip.stops.forEach(({ stop, time }, index) => {
      if (index === trip.stops.length - 1) return; // nobody boards at the terminus
      const list = this.byStop.get(stop) ?? [];
      list.push({
        tripId: trip.id,
        line: trip.line,
        destination: trip.stops.at(-1).stop,
        days: new Set(trip.days),
        minute: toMinutes(time),
      });
      this.byStop.set(stop, list);
    });
  }

  departures(stop, isoDate) {
    const kind = serviceKind(isoDate, this.holidays);
    return (this.byStop.get(stop) ?? []).filter((d) => d.days.has(kind));
  }
}

export class LiveFeed {
  constructor() {
    this.reports = new Map(); // trip id -> latest report
    this.cancelled = new Set();
  }

  report(tripId, delay, at) {
    const known = this.reports.get(tripId);
    if (known && known.at > at) return;
    this.reports.set(tripId, { delay, at });
  }

  cancel(tripId) {
    this.cancelled.add(tripId);
  }

  delayOf(tripId, now) {
    const report = this.reports.get(tripId);
    if (!report || now - report.at > STALE_AFTER) return null;
    return report.delay;
  }
}

export class Board {
  constructor(stop, timetable, feed) {
    this.stop = stop;
    this.timetable = timetable;
    this.feed = feed;
    this.hiddenLines = new Set();
  }

  hideLine(line) {
    this.hiddenLines.add(line);
  }

  upcoming(isoDate, now, limit = 5) {
    const rows = [];
    for (const departure of this.timetable.departures(this.stop, isoDate)) {
      if (this.hiddenLines.has(departure.line)) continue;
      const delay = this.feed.delayOf(departure.tripId, now);
      const expected = departure.minute + (delay ?? 0);
      if (expected < now || expected > now + LOOK_AHEAD) continue;
      rows.push({
        ...departure,
        expected,
        live: delay !== null,
        cancelled: this.feed.cancelled.has(departure.tripId),
      });
    }
    rows.sort((a, b) => a.expected - b.expected || a.line.localeCompare(b.line));
    return rows.slice(0, limit);
  }

  renderRow(row, now) {
    const label = `${row.line.padStart(4)} ${fit(row.destination, DESTINATION_WIDTH)}`;
    if (row.cancelled) return `${label} cancelled`;
    if (!row.live) return `${label} ${toClock(row.minute)}`;
    const wait = row.expected - now;
    return `${label} ${wait === 0 ? "now" : `${wait} min`}`;
  }

  render(isoDate, now) {
    const rows = this.upcoming(isoDate, now);
    if (rows.length === 0) return [`${this.stop}: no departures`];
    return [`${this.stop} ${toClock(now)}`, ...rows.map((row) => this.renderRow(row, now))];
  }

  // First departure of each line and direction, in order of the waiting time.
  nextPerLine(isoDate, now) {
    const seen = new Set();
    const result = [];
    for (const row of this.upcoming(isoDate, now, Infinity)) {
      const key = `${row.line}>${row.destination}`;
      if (row.cancelled || seen.has(key)) continue;
      seen.add(key);
      result.push({ line: row.line, destination: row.destination, wait: row.expected - now });
    }
    return result;
  }
}
