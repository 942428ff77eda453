// Collects train running reports and summarises delays and compensation.

const ON_TIME_LIMIT = 5; // minutes
const MISSED_PENALTY = 60;

export function parseClock(text) {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) throw new Error(`bad time: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

export function formatClock(minutes) {
  const wrapped = ((minutes % 1440) + 1440) % 1440;
  const hours = Math.floor(wrapped / 60);
  return `${String(hours).padStart(2, "0")}:${String(wrapped % 60).padStart(2, "0")}`;
}

// Difference in minutes; trains may run past midnight.
export function delayMinutes(planned, actual) {
  let diff = parseClock(actual) - parseClock(planned);
  if (diff < -720) diff += 1440;
  if (diff > 720) diff -= 1440;
  return diff;
}

// "2024-03-01;RE 4;Aachen;10:05;10:12;signal failure" (actual "-" means cancelled)
export function parseReport(line) {
  const [date, train, station, planned, actual, cause = ""] = line
    .split(";")
    .map((field) => field.trim());
  const cancelled = actual === "-";
  return {
    date,
    train,
    station,
    planned,
    cancelled,
    delay: cancelled ? null : delayMinutes(planned, actual),
    cause: cause.toLowerCase() || "unknown",
  };
}

export function parseReports(text) {
  const reports = new Map();
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const report = parseReport(line);
    // a later line for the same stop corrects an earlier one
    reports.set(`${report.date}/${report.train}/${report.station}`, report);
  }
  return [...reports.values()];
}

export function punctuality(reports) {
  if (reports.length === 0) return null;
  const onTime = reports.filter((r) => !r.cancelled && r.delay <= ON_TIME_LIMIT);
  return Math.round((onTime.length / reports.length) * 1000) / 10;
}

export function averageDelay(reports) {
  const running = reports.filter((r) => !r.cancelled);
  if (running.length === 0) return 0;
  const total = running.reduce((sum, r) => sum + Math.max(r.delay, 0), 0);
  return total / running.length;
}

export function delayByCause(reports) {
  const causes = {};
  for (const report of reports) {
    const lost = report.cancelled ? MISSED_PENALTY : report.delay;
    if (lost <= ON_TIME_LIMIT) continue;
    causes[report.cause] ??= { count: 0, minutes: 0 };
    causes[report.cause].count += 1;
    causes[report.cause].minutes += lost;
  }
  return Object.entries(causes)
    .map(([cause, totals]) => ({ cause, ...totals }))
    .sort((a, b) => b.minutes - a.minutes || a.cause.localeCompare(b.cause));
}

// Runs of consecutive late days for one train, as [first day, last day] pairs.
export function lateStreaks(reports, train) {
  const lateByDay = new Map();
  for (const report of reports) {
    if (report.train !== train) continue;
    const late = report.cancelled || report.delay > ON_TIME_LIMIT;
    lateByDay.set(report.date, late || (lateByDay.get(report.date) ?? false));
  }
  const streaks = [];
  let current = null;
  for (const day of [...lateByDay.keys()].sort()) {
    if (!lateByDay.get(day)) {
      if (current) streaks.push(current);
      current = null;
    } else if (current) {
      current[1] = day;
    } else {
      current = [day, day];
    }
  }
  if (current) streaks.push(current);
  return streaks;
}

export function compensation(report, fareCents) {
  if (report.cancelled || report.delay >= 120) return Math.floor(fareCents / 2);
  if (report.delay >= 60) return Math.floor(fareCents / 4);
  return 0;
}

export function makesConnection(arrival, departure, changeMinutes) {
  if (arrival.cancelled || departure.cancelled) return false;
  const plannedWait = delayMinutes(arrival.planned, departure.planned);
  const wait = plannedWait - arrival.delay + departure.delay;
  return wait >= changeMinutes;
}
