// Working times. A shift is '20:00-04:30'; if it ends before it starts, it ends the next day.
const DAY = 24 * 60;
const NIGHT_START = 22 * 60;
const NIGHT_END = 6 * 60;

function minutes(text) {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) {
    throw new Error(`bad time '${text}'`);
  }
  return Number(match[1]) * 60 + Number(match[2]);
}

export function parseShift(text) {
  const [start, end] = text.split('-').map(part => minutes(part.trim()));
  return { start, end: end <= start ? end + DAY : end };
}

export function worked({ start, end }) {
  return end - start;
}

function overlap(a, b) {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

// Minutes of a shift between 22:00 and 06:00.
export function nightMinutes(shift) {
  let total = 0;
  for (let day = 0; day * DAY < shift.end; day++) {
    const night = { start: day * DAY + NIGHT_START, end: (day + 1) * DAY + NIGHT_END };
    total += overlap(shift, night);
  }
  return total;
}
