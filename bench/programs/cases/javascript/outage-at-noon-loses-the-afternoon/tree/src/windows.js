/**
 * Watering windows of a garden controller. A window is { from, to } in minutes
 * after midnight; `to` is not part of it. Functions never change their input.
 */

const byStart = (a, b) => a.from - b.from || a.to - b.to;

/** "06:30" -> 390 */
export function minutes(clock) {
  const [hours, mins] = clock.split(':').map(Number);
  return hours * 60 + mins;
}

/** 390 -> "06:30" */
export function clock(total) {
  const pad = (n) => String(n).padStart(2, '0');
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

/** parse('06:00-08:30') -> { from: 360, to: 510 } */
export function parse(text) {
  const [from, to] = text.split('-').map((part) => minutes(part.trim()));
  if (!(from < to)) {
    throw new RangeError(`empty window: ${text}`);
  }
  return { from, to };
}

/** What remains of one window when the pump is out from `cut.from` to `cut.to`. */
function cutOut(window, cut) {
  if (cut.to <= window.from || cut.from >= window.to) {
    return [window];
  }
  const rest = [];
  if (cut.from > window.from) {
    rest.push({ from: window.from, to: cut.from });
  } else if (cut.to < window.to) {
    rest.push({ from: cut.to, to: window.to });
  }
  return rest;
}

/**
 * The parts of the windows in which no outage is planned, in order.
 *
 * available(['06:00-10:00'], ['05:00-07:00']) // ['07:00-10:00']
 */
export function available(windows, outages) {
  let open = windows.map(parse);
  for (const outage of outages.map(parse)) {
    open = open.flatMap((window) => cutOut(window, outage));
  }
  return open.sort(byStart).map((w) => `${clock(w.from)}-${clock(w.to)}`);
}

/** Minutes of water that are left on a day. */
export function availableMinutes(windows, outages) {
  return available(windows, outages)
    .map(parse)
    .reduce((sum, w) => sum + w.to - w.from, 0);
}
