/** Milliseconds of a token's way. */
export const TO_CENTRE_MS = 2800;
export const FLIP_MS = 500;
export const FLASH_MS = 800;
export const TO_HOST_MS = 3200;
export const FADE_MS = 400;
const NEW_TOKEN_MS = 1600;
const MAX_TOKENS = 6;

const DOT_EVERY_MS = 120;
export const DOT_MS = 900;
export const MAX_DOTS = 60;
const SWEEP_MS = 3000;
const SWEEP_ABOVE = 0.9;

export interface Point {
  x: number;
  y: number;
}

/** An issue on its way from a tracker to a code host; it becomes a pull request in the centre. */
interface Token {
  id: number;
  tracker: number;
  host: number;
  age: number;
  sinceDot: number;
}

interface Dot extends Point {
  id: number;
  age: number;
}

export interface Orbit {
  tokens: Token[];
  dots: Dot[];
  /** Time since the last token became a pull request; the flash fades over it. */
  sinceFlip: number;
  sinceToken: number;
  sinceSweep: number;
  nextId: number;
}

export interface Places {
  trackers: readonly Point[];
  hosts: readonly Point[];
  centre: Point;
}

export interface TokenView extends Point {
  kind: "bug" | "pull-request";
  /** 1 lies flat, 0 is seen from the side. */
  turn: number;
  opacity: number;
}

export function newOrbit(): Orbit {
  return { tokens: [], dots: [], sinceFlip: FLASH_MS, sinceToken: NEW_TOKEN_MS, sinceSweep: 0, nextId: 0 };
}

function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
}

function between(from: Point, to: Point, share: number): Point {
  const at = eased(Math.min(1, Math.max(0, share)));
  return { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at };
}

/** Where a token is and how it looks at its age. */
export function viewOf(token: Pick<Token, "tracker" | "host" | "age">, places: Places): TokenView {
  const tracker = places.trackers[token.tracker] ?? places.centre;
  const host = places.hosts[token.host] ?? places.centre;
  const flipAt = token.age - TO_CENTRE_MS;
  const leaveAt = flipAt - FLIP_MS;
  const fadeAt = leaveAt - TO_HOST_MS;
  if (flipAt < 0) return { ...between(tracker, places.centre, token.age / TO_CENTRE_MS), kind: "bug", turn: 1, opacity: 1 };
  if (leaveAt < 0) {
    const half = flipAt / FLIP_MS;
    return { ...places.centre, kind: half < 0.5 ? "bug" : "pull-request", turn: Math.abs(1 - 2 * half), opacity: 1 };
  }
  const opacity = Math.max(0, 1 - Math.max(0, fadeAt) / FADE_MS);
  return { ...between(places.centre, host, leaveAt / TO_HOST_MS), kind: "pull-request", turn: 1, opacity };
}

const LIFE_MS = TO_CENTRE_MS + FLIP_MS + TO_HOST_MS + FADE_MS;

function moves(age: number): boolean {
  return age < TO_CENTRE_MS || (age > TO_CENTRE_MS + FLIP_MS && age < TO_CENTRE_MS + FLIP_MS + TO_HOST_MS);
}

/** The state some milliseconds later. `choose` gives a whole number below its argument. */
export function step(orbit: Orbit, ms: number, places: Places, choose: (below: number) => number): Orbit {
  let { nextId, sinceFlip } = orbit;
  sinceFlip += ms;
  const dots = orbit.dots.map((dot) => ({ ...dot, age: dot.age + ms })).filter((dot) => dot.age < DOT_MS);
  const tokens: Token[] = [];
  for (const before of orbit.tokens) {
    const token = { ...before, age: before.age + ms, sinceDot: before.sinceDot + ms };
    if (token.age >= LIFE_MS) continue;
    if (before.age < TO_CENTRE_MS && token.age >= TO_CENTRE_MS) sinceFlip = token.age - TO_CENTRE_MS;
    if (moves(token.age) && token.sinceDot >= DOT_EVERY_MS) {
      token.sinceDot = 0;
      const { x, y } = viewOf(token, places);
      if (dots.length < MAX_DOTS) dots.push({ id: nextId++, x, y, age: 0 });
    }
    tokens.push(token);
  }
  let sinceToken = orbit.sinceToken + ms;
  if (sinceToken >= NEW_TOKEN_MS && tokens.length < MAX_TOKENS) {
    sinceToken = 0;
    const tracker = choose(places.trackers.length);
    tokens.push({ id: nextId++, tracker, host: choose(places.hosts.length), age: 0, sinceDot: 0 });
  }
  const sweeps = orbit.sinceSweep + ms >= SWEEP_MS;
  return {
    tokens,
    // The oldest go first; a page that could not keep up does not stay full.
    dots: sweeps && dots.length > MAX_DOTS * SWEEP_ABOVE ? dots.slice(-MAX_DOTS / 2) : dots,
    sinceFlip,
    sinceToken,
    sinceSweep: sweeps ? 0 : orbit.sinceSweep + ms,
    nextId,
  };
}
