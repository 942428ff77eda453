import { formatClock, formatDistance, formatDuration } from "./format.js";

export { formatClock, formatDistance, formatDuration };

const VERBS = { walk: "Walk", bike: "Cycle", car: "Drive", ferry: "Take the ferry" };

/** Adds up the legs of a route: `{ mode, to, meters, seconds }`. */
export function totals(legs) {
  return legs.reduce(
    (sum, leg) => ({ meters: sum.meters + leg.meters, seconds: sum.seconds + leg.seconds }),
    { meters: 0, seconds: 0 },
  );
}

/** Consecutive legs of the same mode become one leg. */
export function joinLegs(legs) {
  const joined = [];
  for (const leg of legs) {
    const last = joined.at(-1);
    if (last && last.mode === leg.mode) {
      last.to = leg.to;
      last.meters += leg.meters;
      last.seconds += leg.seconds;
    } else {
      joined.push({ ...leg });
    }
  }
  return joined;
}

/** The instructions, one line per leg. */
export function directions(legs) {
  return joinLegs(legs).map(
    (leg) => `${VERBS[leg.mode] ?? "Go"} to ${leg.to} (${formatDistance(leg.meters)})`,
  );
}

/** When one gets there; `start` is "HH:MM". */
export function arrival(start, legs) {
  const [hours, minutes] = start.split(":").map(Number);
  return formatClock(hours * 60 + minutes + Math.round(totals(legs).seconds / 60));
}

/** The head of the card: "48 km, 1 h 10 min". */
export function headline(legs) {
  const { meters, seconds } = totals(legs);
  return `${formatDistance(meters)}, ${formatDuration(seconds)}`;
}
