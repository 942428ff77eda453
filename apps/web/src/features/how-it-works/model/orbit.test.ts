import { expect, test } from "vitest";
import { DOT_MS, MAX_DOTS, newOrbit, step, viewOf, type Orbit, type Places } from "./orbit.ts";

const places: Places = { trackers: [{ x: 0, y: 0 }], hosts: [{ x: 200, y: 0 }], centre: { x: 100, y: 0 } };
const first = () => 0;

function run(orbit: Orbit, ms: number, frame = 16, look: (orbit: Orbit) => void = () => {}): Orbit {
  let now = orbit;
  for (let at = 0; at < ms; at += frame) {
    now = step(now, frame, places, first);
    look(now);
  }
  return now;
}

test("a token is a bug until it flips in the centre, then a pull request that fades at the host", () => {
  const at = (age: number) => viewOf({ tracker: 0, host: 0, age }, places);

  expect(at(0)).toEqual({ x: 0, y: 0, kind: "bug", turn: 1, opacity: 1 });
  expect(at(2800)).toMatchObject({ x: 100, kind: "bug", turn: 1 });
  expect(at(3050)).toMatchObject({ x: 100, turn: 0 });
  expect(at(3299)).toMatchObject({ x: 100, kind: "pull-request" });
  expect(at(3300 + 3200)).toMatchObject({ x: 200, kind: "pull-request", opacity: 1 });
  expect(at(3300 + 3200 + 200)).toMatchObject({ x: 200, opacity: 0.5 });
});

test("at most six tokens are alive, and each goes when its way is over", () => {
  let most = 0;

  run(newOrbit(), 30_000, 16, ({ tokens }) => {
    most = Math.max(most, tokens.length);
    for (const token of tokens) expect(token.age).toBeLessThan(6900);
  });

  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

test("a token leaves a dot every 120 ms while it moves, and a dot is gone after 900 ms", () => {
  run(newOrbit(), 20_000, 16, ({ dots }) => {
    expect(dots.length).toBeLessThanOrEqual(MAX_DOTS);
    for (const dot of dots) expect(dot.age).toBeLessThan(DOT_MS);
  });

  expect(run(newOrbit(), 1300, 20).dots.length).toBeGreaterThanOrEqual(7);
});

test("when almost all places for dots are taken, the older half is swept every three seconds", () => {
  const dots = Array.from({ length: 58 }, (_, id) => ({ id, x: 0, y: 0, age: 0 }));

  const early = step({ ...newOrbit(), dots, sinceSweep: 100 }, 16, places, first);
  const late = step({ ...newOrbit(), dots, sinceSweep: 2990 }, 16, places, first);

  expect(early.dots).toHaveLength(58);
  expect(late.dots.map((dot) => dot.id)).toEqual(dots.slice(-30).map((dot) => dot.id));
});

test("the flash begins when a token turns into a pull request", () => {
  expect(run(newOrbit(), 2700).sinceFlip).toBeGreaterThan(800);
  expect(run(newOrbit(), 2900).sinceFlip).toBeLessThan(150);
});
