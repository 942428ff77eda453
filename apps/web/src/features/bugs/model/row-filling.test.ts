import { expect, test, vi } from "vitest";
import { RowFilling } from "./row-filling.ts";

function open() {
  let now = 0;
  let frames: (() => void)[] = [];
  const filling = new RowFilling({ now: () => now, requestFrame: (callback) => void frames.push(callback) });
  let offset = 0;
  const frame = () => {
    now += 16;
    const due = frames;
    frames = [];
    for (const callback of due) callback();
  };
  const scroll = (pixels: number, times: number) => {
    for (let time = 0; time < times; time++) {
      frame();
      filling.moved((offset += pixels));
    }
  };
  return { filling, frame, scroll, pass: (ms: number) => (now += ms), asked: () => frames.length };
}

test("a wheel that is turned fast shows whole rows", () => {
  const { filling, scroll } = open();
  scroll(40, 60);
  expect(filling.titlesOnly).toBe(false);
});

test("one leap to the end shows whole rows", () => {
  const { filling, scroll } = open();
  scroll(1, 2);
  scroll(400_000, 1);
  expect(filling.titlesOnly).toBe(false);
});

test("a list that is thrown, up or down, shows titles alone, until it slows down", () => {
  for (const pixels of [120, -120]) {
    const { filling, scroll } = open();
    scroll(pixels, 4);
    expect(filling.titlesOnly).toBe(false);
    scroll(pixels, 6);
    expect(filling.titlesOnly).toBe(true);
    scroll(pixels / 4, 1);
    expect(filling.titlesOnly).toBe(false);
  }
});

test("a list that stops without slowing down is filled too", () => {
  const { filling, scroll, pass } = open();
  scroll(120, 20);
  expect(filling.titlesOnly).toBe(true);
  pass(61);
  expect(filling.titlesOnly).toBe(false);
  scroll(120, 1);
  expect(filling.titlesOnly).toBe(false);
});

test("rows wait while it is thrown, then are filled a few in each frame, once each, and no frame is asked for after", () => {
  const { filling, scroll, frame, asked } = open();
  scroll(120, 20);
  const rows = Array.from({ length: 10 }, () => vi.fn());
  for (const row of rows) filling.wait(0, row);
  scroll(120, 5);
  expect(rows.filter((row) => row.mock.calls.length > 0)).toEqual([]);
  scroll(1, 1);
  frame();
  expect(rows.filter((row) => row.mock.calls.length > 0)).toHaveLength(4);
  for (let more = 0; more < 5; more++) frame();
  expect(rows.map((row) => row.mock.calls.length)).toEqual(rows.map(() => 1));
  expect(asked()).toBe(0);
});

test("a row that was scrolled past is not filled", () => {
  const { filling, frame } = open();
  const row = vi.fn();
  filling.wait(0, row)();
  frame();
  expect(row).not.toHaveBeenCalled();
});

test("what is in the middle of the window is filled first", () => {
  const { filling, frame } = open();
  filling.moved(1000);
  const filled: number[] = [];
  for (const top of [0, 200, 400, 600, 800, 1000, 1200, 1400]) filling.wait(top, () => filled.push(top));
  frame();
  expect(filled).toEqual([1000, 800, 1200, 600]);
});
