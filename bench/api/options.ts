import { parseArgs } from "node:util";

export const PARTS = ["list", "writes", "streams", "large", "scaling"] as const;
export type Part = (typeof PARTS)[number];
export const DATABASES = ["embedded", "external"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface BenchOptions {
  databases: readonly DatabaseKind[];
  parts: readonly Part[];
  /** Of each load. */
  seconds: number;
  connections: number;
  streams: number;
}

export const USAGE = `Usage: npm run bench:api -- [--database embedded|external]… [--only ${PARTS.join("|")}]… [--seconds <n>] [--connections <n>] [--streams <n>]

Loads a real server on an empty database of its own and prints what came of it beside the goals.
  --database       the built-in PostgreSQL, or Debian's by a throwaway cluster; default both, one after the other
  --only           may be repeated; default all
  --seconds <n>    of each load; default 10
  --connections <n>  at once; default 16
  --streams <n>    event streams held at once; default 5000`;

function positive(text: string, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new TypeError(`--${name} wants a whole number above 0, not “${text}”.`);
}

function chosen<T extends string>(given: string[], known: readonly T[], name: string): readonly T[] {
  if (given.length === 0) return known;
  return given.map((text) => {
    const match = known.find((one) => one === text);
    if (match === undefined) throw new TypeError(`--${name} is one of ${known.join(", ")}, not “${text}”.`);
    return match;
  });
}

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      database: { type: "string", multiple: true, default: [] },
      only: { type: "string", multiple: true, default: [] },
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "16" },
      streams: { type: "string", default: "5000" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    databases: chosen(values.database, DATABASES, "database"),
    parts: chosen(values.only, PARTS, "only"),
    seconds: positive(values.seconds, "seconds"),
    connections: positive(values.connections, "connections"),
    streams: positive(values.streams, "streams"),
  };
}
