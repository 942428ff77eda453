import * as lucide from "lucide-react/icons/columns-3";
import { expect, test } from "vitest";
import { onePath } from "./one-path.tsx";

test("lines, circles and rectangles become part of the path", () => {
  expect(onePath({ node: [["line", { x1: "6", x2: "6", y1: "9", y2: "21" }]] })).toBe("M6 9L6 21");
  expect(onePath({ node: [["circle", { cx: "12", cy: "12", r: "10" }]] })).toBe(
    "M12 2h0a10 10 0 0 1 10 10v0a10 10 0 0 1 -10 10h0a10 10 0 0 1 -10 -10v0a10 10 0 0 1 10 -10z",
  );
  expect(onePath(lucide.__iconData)).toBe(
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM0 0M9 3v18M0 0M15 3v18",
  );
});

test("a path that begins with a relative move begins at the corner, whatever comes before it", () => {
  const node: [string, Record<string, string>][] = [
    ["path", { d: "M20 13v5" }],
    ["path", { d: "m9 12 2 2 4-4" }],
  ];
  expect(onePath({ node })).toBe("M0 0M20 13v5M0 0m9 12 2 2 4-4");
});

test("a shape that it can't draw is named", () => {
  expect(() => onePath({ name: "star", node: [["polygon", { points: "0 0" }]] })).toThrow("The icon “star” has a polygon");
});
