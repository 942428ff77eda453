import { parseArgs } from "node:util";

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** Parts of routes; empty means all. */
  only: string[];
  concurrency: number;
}

export const USAGE = `Usage: node fuzz/main.ts [--requests <n>] [--seed <n>] [--only <route>]… [--concurrency <n>]

Sends requests that are made from the API's own description, right ones and wrong ones, to a server of its own.
  --requests <n>     how many; default 100000
  --seed <n>         makes the same requests again, but for ids; default a random one, which is printed
  --only <route>     routes whose “METHOD /path” holds this text; may be repeated
  --concurrency <n>  requests at a time; default 12`;

const MOST_SEED = 2 ** 31 - 1;

function whole(text: string, name: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= MOST_SEED) return value;
  throw new TypeError(`--${name} wants a whole number from ${least}, not “${text}”.`);
}

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): FuzzOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      requests: { type: "string", default: "100000" },
      seed: { type: "string", default: String(Math.floor(Math.random() * MOST_SEED)) },
      only: { type: "string", multiple: true, default: [] },
      concurrency: { type: "string", default: "12" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  return {
    requests: whole(values.requests, "requests", 1),
    seed: whole(values.seed, "seed", 0),
    only: values.only,
    concurrency: whole(values.concurrency, "concurrency", 1),
  };
}
