const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** "09:30" -> minutes since midnight */
export function parseTime(text) {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (!match) throw new TypeError(`Bad time: ${text}`);
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  if (minutes > 24 * 60 || Number(match[2]) > 59) throw new RangeError(`Bad time: ${text}`);
  return minutes;
}

export function formatTime(minutes) {
  const pad = (n) => String(n).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * Reads `{ mon: "09:00-12:00, 14:00-18:00", sat: "10:00-13:00" }` into an
 * array with the periods of each day of the week, Sunday first.
 */
export function readWeek(spec) {
  for (const day of Object.keys(spec)) {
    if (!DAYS.includes(day)) throw new TypeError(`Bad day: ${day}`);
  }
  return DAYS.map((day) =>
    (spec[day] ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [from, to] = part.split("-").map(parseTime);
        return { from, to };
      })
      .sort((a, b) => a.from - b.from),
  );
}

function locate(day, time) {
  const index = DAYS.indexOf(day);
  if (index < 0) throw new TypeError(`Bad day: ${day}`);
  return { index, minutes: parseTime(time) };
}

export function isOpen(week, day, time) {
  const { index, minutes } = locate(day, time);
  return week[index].some(({ from, to }) => from <= minutes && minutes < to);
}

/**
 * The next moment at which the doors open, later than the given one, as
 * `{ day, time, inDays }`, or null for a shop that never opens.
 */
export function nextOpening(week, day, time) {
  const { index, minutes } = locate(day, time);

  for (let inDays = 0; inDays < DAYS.length; inDays++) {
    const weekday = (index + inDays) % DAYS.length;
    const period = week[weekday].find(({ from }) => inDays > 0 || from > minutes);
    if (period) return { day: DAYS[weekday], time: formatTime(period.from), inDays };
  }
  return null;
}

/** The line for the shop window: "Open until 18:00", "Opens mon 09:00", ... */
export function doorSign(week, day, time) {
  const { index, minutes } = locate(day, time);
  const current = week[index].find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return `Open until ${formatTime(current.to)}`;

  const next = nextOpening(week, day, time);
  if (!next) return "Closed for good";
  if (next.inDays === 0) return `Opens today ${next.time}`;
  return `Opens ${next.inDays === 1 ? "tomorrow" : next.day} ${next.time}`;
}
