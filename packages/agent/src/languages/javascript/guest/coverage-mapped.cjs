"use strict";
/** Where what ran of a compiled file was written, by the compiler's source map. */
const fs = require("node:fs");
const { SourceMap } = require("node:module");

/** Offsets at which the lines of a text begin. */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** `[start, end, ran]` of the written text: each place that the map knows reaches to the next. */
function translated(file, { map, source }, ranges) {
  const known = new SourceMap(JSON.parse(map));
  const written = lineStarts(fs.readFileSync(file, "utf8"));
  const inner = [...ranges].sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  const ranAt = (offset) => inner.find(([start, end]) => start <= offset && offset < end)?.[2] ?? 0;
  const places = new Map();
  lineStarts(source).forEach((start, line, starts) => {
    const length = (starts[line + 1] ?? source.length) - start;
    let last = null;
    for (let column = 0; column < length; column += 1) {
      const { originalLine, originalColumn } = known.findEntry(line, column);
      const key = `${originalLine}:${originalColumn}`;
      if (originalLine === undefined || key === last) continue;
      last = key;
      const offset = (written[originalLine] ?? 0) + originalColumn;
      places.set(offset, Math.max(places.get(offset) ?? 0, ranAt(start + column)));
    }
  });
  const sorted = [...places].sort((a, b) => a[0] - b[0]);
  return sorted.map(([offset, ran], index) => [offset, sorted[index + 1]?.[0] ?? Number.MAX_SAFE_INTEGER, ran]);
}

module.exports = { translated };
