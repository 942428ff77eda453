import type { DatabaseKind } from "./options.ts";
import { fit, type Scaling } from "./scaling.ts";

const WIDTH = 720;
const HEIGHT = 420;
const MARGIN = { left: 72, right: 24, top: 56, bottom: 56 };
const COLOURS: Record<DatabaseKind, string> = { embedded: "#1d4ed8", external: "#8a4b08" };
const MARKS: Record<DatabaseKind, (x: number, y: number) => string> = {
  embedded: (x, y) => `<circle cx="${x}" cy="${y}" r="4.5"/>`,
  external: (x, y) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8"/>`,
};

function niceStep(range: number): number {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
}

/** Time of a project's whole list by its number of bugs, a line a database, as an SVG of its own. */
export function plotScaling(measured: Partial<Record<DatabaseKind, Scaling>>): string {
  const series = Object.entries(measured) as [DatabaseKind, Scaling][];
  const all = series.flatMap(([, { points }]) => points);
  const mostX = Math.max(...all.map(({ issues }) => issues));
  const stepY = niceStep(Math.max(...all.map(({ list }) => list)));
  const mostY = Math.ceil(Math.max(...all.map(({ list }) => list)) / stepY) * stepY;
  const x = (issues: number) => MARGIN.left + (issues / mostX) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (ms: number) => HEIGHT - MARGIN.bottom - (ms / mostY) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const parts: string[] = [];
  for (let ms = 0; ms <= mostY; ms += stepY)
    parts.push(
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#e2e8f0"/>`,
      `<text x="${MARGIN.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`,
    );
  for (let issues = 0; issues <= mostX; issues += niceStep(mostX))
    parts.push(
      `<text x="${x(issues)}" y="${HEIGHT - MARGIN.bottom + 20}" text-anchor="middle">${issues.toLocaleString("en")}</text>`,
    );
  series.forEach(([kind, { points, slope, r2 }], index) => {
    const line = fit(points.map(({ issues, list }) => ({ x: issues, y: list })));
    const legend = `${kind} PostgreSQL: ${slope.toFixed(2)} ms for 1,000 bugs, r² = ${r2.toFixed(4)}`;
    parts.push(
      `<g fill="${COLOURS[kind]}" stroke="none">${points.map((point) => MARKS[kind](x(point.issues), y(point.list))).join("")}`,
      `${MARKS[kind](MARGIN.left + 8, 24 + index * 18)}</g>`,
      `<line x1="${x(0)}" y1="${y(Math.max(0, line.intercept))}" x2="${x(mostX)}" y2="${y(line.intercept + line.slope * mostX)}" stroke="${COLOURS[kind]}" stroke-dasharray="5 4"/>`,
      `<text x="${MARGIN.left + 20}" y="${28 + index * 18}">${legend}</text>`,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a">
<title>Time of a project's bug list by its number of bugs</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
${parts.join("\n")}
<text x="${(WIDTH + MARGIN.left) / 2}" y="${HEIGHT - 12}" text-anchor="middle">bugs of the project</text>
</svg>
`;
}
