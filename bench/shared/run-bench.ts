import { inspect } from "node:util";

interface Bench<Options> {
  usage: string;
  /** Throws TypeError for arguments that it does not know; null when only the usage is wanted. */
  readOptions(argv: string[]): Options | null;
  /** `signal` is aborted by the first Ctrl-C. */
  run(options: Options, signal: AbortSignal): Promise<void>;
}

/** Tells on stderr what stopped a benchmark, arguments that it does not know with its usage; the process then ends with 1. */
export function reportFailure(error: unknown, usage: string): void {
  // With what caused it.
  const text = inspect(error);
  process.stderr.write(`${error instanceof TypeError ? `${error.message}\n\n${usage}` : text}\n`);
  process.exitCode = 1;
}

/** Runs a benchmark that can be stopped as a command. */
export async function runBench<Options>({ usage, readOptions, run }: Bench<Options>): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options === null) return void process.stdout.write(`${usage}\n`);
    const stop = new AbortController();
    process.once("SIGINT", () => stop.abort(new Error("Stopped.")));
    await run(options, stop.signal);
  } catch (error) {
    reportFailure(error, usage);
  }
}
