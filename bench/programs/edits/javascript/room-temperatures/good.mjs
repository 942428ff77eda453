// Heating monitor: reads sensor lines, keeps room histories, raises alarms.

const HOUR = 60 * 60 * 1000;
const WINDOW_MS = HOUR;
const SILENT_MS = 3 * HOUR;
const ALARM_READINGS = 3;
const PLAUSIBLE = { min: -30, max: 60 };

// "2024-01-05T08:00:00Z kitchen 68.2F" or "... kitchen 20.1C"
export function parseReading(line) {
  const match = /^(\S+)\s+(.+?)\s+(-?\d+(?:\.\d+)?)\s*°?([CF])$/i.exec(line.trim());
  if (!match) return null;
  const at = Date.parse(match[1]);
  if (Number.isNaN(at)) return null;
  const value = Number(match[3]);
  const celsius = match[4].toUpperCase() === "F" ? ((value - 32) * 5) / 9 : value;
  if (celsius < PLAUSIBLE.min || celsius > PLAUSIBLE.max) return null;
  return { at, room: match[2].toLowerCase(), celsius };
}

function average(values) {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export class HeatingMonitor {
  constructor(rooms) {
    this.rooms = new Map();
    for (const { name, low, high, offset = 0 } of rooms) {
      this.rooms.set(name.toLowerCase(), {
        name,
        low,
        high,
        offset,
        readings: [],
        outside: 0,
        alarm: null,
      });
    }
    this.rejected = 0;
  }

  feed(text) {
    const events = [];
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === "") continue;
      const reading = parseReading(line);
      const room = reading && this.rooms.get(reading.room);
      if (!room) {
        this.rejected += 1;
        continue;
      }
      const event = this.record(room, reading.at, reading.celsius + room.offset);
      if (event) events.push(event);
    }
    return events;
  }

  record(room, at, celsius) {
    const last = room.readings.at(-1);
    if (last && at <= last.at) return null;
    room.readings.push({ at, celsius });
    return this.updateAlarm(room, at, celsius);
  }

  // An alarm needs several readings in a row on the same side of the limits.
  updateAlarm(room, at, celsius) {
    const side = celsius < room.low ? -1 : celsius > room.high ? 1 : 0;
    if (side === 0) {
      room.outside = 0;
      if (!room.alarm) return null;
      room.alarm = null;
      return { at, room: room.name, type: "cleared" };
    }
    const sameSide = Math.sign(room.outside) === side;
    room.outside = sameSide ? room.outside + side : side;
    const type = side < 0 ? "cold" : "hot";
    if (Math.abs(room.outside) < ALARM_READINGS || room.alarm === type) return null;
    room.alarm = type;
    return { at, room: room.name, type };
  }

  current(name, now) {
    const room = this.rooms.get(name.toLowerCase());
    const recent = room.readings.filter((r) => r.at > now - WINDOW_MS && r.at <= now);
    const mean = average(recent.map((r) => r.celsius));
    return mean === null ? null : Math.round(mean * 10) / 10;
  }

  silentRooms(now) {
    return [...this.rooms.values()]
      .filter(({ readings }) => readings.length === 0 || now - readings.at(-1).at > SILENT_MS)
      .map((room) => room.name);
  }

  dailyRange(name) {
    const days = new Map();
    for (const { at, celsius } of this.rooms.get(name.toLowerCase()).readings) {
      const day = new Date(at).toISOString().slice(0, 10);
      const range = days.get(day) ?? { min: Infinity, max: -Infinity };
      range.min = Math.min(range.min, celsius);
      range.max = Math.max(range.max, celsius);
      days.set(day, range);
    }
    return days;
  }

  // Hours in which the room was below its lower limit, from reading to reading.
  coldHours(name) {
    const room = this.rooms.get(name.toLowerCase());
    let total = 0;
    for (let i = 1; i < room.readings.length; i += 1) {
      const previous = room.readings[i - 1];
      const gap = room.readings[i].at - previous.at;
      if (previous.celsius >= room.low || gap > SILENT_MS) continue;
      total += gap;
    }
    return Math.round((total / HOUR) * 10) / 10;
  }

  prune(before) {
    for (const room of this.rooms.values()) {
      room.readings = room.readings.filter((r) => r.at >= before);
    }
  }
}
