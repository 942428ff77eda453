import { parseArgs } from "node:util";

export const PARTS = ["bytes", "vitals", "list", "burst", "fix"] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  parts: readonly Part[];
  /** Bugs of the long list. */
  bugs: number;
  /** Folder for one trace a part, for Chromium's DevTools; null for none. */
  traces: string | null;
}

export const USAGE = `Usage: npm run bench:web -- [--only ${PARTS.join("|")}]… [--bugs <n>] [--traces <folder>]

Opens a real server in Chromium and prints what came of it beside the budgets. Build the web app first (npm start does).
  --only           may be repeated; default all
  --bugs <n>       in the long list; default 10000
  --traces <folder>  keeps a trace of each part, to be opened in Chromium's DevTools`;

/** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
export function readOptions(argv: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: "string", multiple: true, default: [] },
      bugs: { type: "string", default: "10000" },
      traces: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const parts = values.only.map((text) => {
    const part = PARTS.find((one) => one === text);
    if (part === undefined) throw new TypeError(`--only is one of ${PARTS.join(", ")}, not “${text}”.`);
    return part;
  });
  const bugs = Number(values.bugs);
  if (!Number.isInteger(bugs) || bugs < 2000)
    throw new TypeError(`--bugs wants a whole number from 2000 on, not “${values.bugs}”.`);
  return { parts: parts.length > 0 ? parts : PARTS, bugs, traces: values.traces ?? null };
}
