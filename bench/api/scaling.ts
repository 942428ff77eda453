import { request } from "node:http";
import { seedProject, type Place } from "./seed.ts";

export const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000] as const;

export interface SizePoint {
  issues: number;
  /** Medians in milliseconds: the whole list as browsers ask for it, one bug's page, a bug that is created. */
  list: number;
  details: number;
  create: number;
}

export interface Scaling {
  points: SizePoint[];
  /** Milliseconds for 1,000 further bugs, by least squares on the lists, and how much of them that line explains. */
  slope: number;
  r2: number;
}

/** One request on a connection of its own; milliseconds until its last byte. */
export async function timedRequest(
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ ms: number; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const options = body ? { method: "POST", headers: { ...headers, "content-type": "application/json" } } : { headers };
    const sent = request(url, options, (response) => {
      let bytes = 0;
      let text = "";
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (body) text += chunk.toString();
      });
      response.once("error", reject);
      response.once("end", () =>
        (response.statusCode ?? 500) < 300
          ? resolve({ ms: performance.now() - started, bytes, text })
          : reject(new Error(`${response.statusCode} from ${url}`)),
      );
    });
    sent.once("error", reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function medianOf(tries: number, perform: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < tries; index += 1) times.push((await perform()).ms);
  return median(times);
}

/** Least squares of y on x. */
export function fit(points: readonly { x: number; y: number }[]): { slope: number; intercept: number; r2: number } {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const sxy = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0);
  const sxx = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const syy = points.reduce((sum, { y }) => sum + (y - my) ** 2, 0);
  const slope = sxy / sxx;
  return { slope, intercept: my - slope * mx, r2: syy === 0 ? 1 : sxy ** 2 / (sxx * syy) };
}

async function measureSize(url: string, place: Place, issues: number): Promise<SizePoint> {
  const projectId = await seedProject(place, `sized-${issues}`, issues);
  const list = `${url}/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`;
  const headers = { ...place.headers, "accept-encoding": "gzip, deflate, br, zstd" };
  const first = await timedRequest(list, place.headers, { title: "Measured", text: "It throws." });
  const { id } = (JSON.parse(first.text) as { data: { id: string } }).data;
  await timedRequest(list, headers);
  return {
    issues,
    list: await medianOf(issues > 20_000 ? 5 : 11, () => timedRequest(list, headers)),
    details: await medianOf(25, () => timedRequest(`${list}/${id}/details`, headers)),
    create: await medianOf(25, () => timedRequest(list, place.headers, { title: "Measured", text: "It throws. ".repeat(40) })),
  };
}

/** What a project's size costs: the list is to grow with it, everything else is not. */
export async function benchScaling(url: string, place: Place): Promise<Scaling> {
  const points: SizePoint[] = [];
  for (const size of SIZES) points.push(await measureSize(url, place, size));
  const { slope, r2 } = fit(points.map(({ issues, list }) => ({ x: issues / 1000, y: list })));
  return { points, slope, r2 };
}
