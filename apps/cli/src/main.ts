import { FixpointError, InputError } from "@fixpoint/contracts";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { EXIT_FAILED, EXIT_INTERRUPTED, EXIT_WRONG_INPUT } from "./exit-codes.ts";

function positive(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError("It must be a number above 0.");
  return number;
}

function count(value: string): number {
  const number = positive(value);
  if (!Number.isInteger(number) || number > 64) throw new InvalidArgumentError("It must be a whole number from 1 to 64.");
  return number;
}

function dollars(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number) || number < 0)
    throw new InvalidArgumentError("It must be an amount of 0 or more.");
  return number;
}

function engine(): Option {
  return new Option("--engine <engine>", "how fixes are found").choices(["search", "model", "auto"]).default("auto");
}

function timeout(): Option {
  return new Option("--timeout <seconds>", "for the whole run").argParser(positive).default(900);
}

async function moveData(what: "backup" | "restore", file: string, options: { force: boolean }): Promise<number> {
  const { runServerProgram } = await import("./commands/server-program.ts");
  return runServerProgram("backup/main.ts", [what, ...(options.force ? ["--force"] : []), "--", file]);
}

function buildProgram(signal: AbortSignal): Command {
  const program = new Command("fixpoint").description("Turns bugs into pull requests, with proof.").exitOverride();
  program
    .command("fix")
    .description("reproduce the bug of an issue, search for a fix and prove it; works on a copy")
    .requiredOption("--repo <path or URL>", "the git repository")
    .requiredOption("--issue <file>", "Markdown file with the issue, or - for standard input")
    .option("--base <revision>", "commit to work on (default: head of the default branch)")
    .addOption(engine())
    .addOption(timeout())
    .option("--jobs <count>", "workers at once (default: one a core)", count)
    .option("--budget <dollars>", "what models may cost, where FIXPOINT_MODEL names one (default: 1)", dollars)
    .option("--out <folder>", "where the evidence goes (default: in the user's cache)")
    .option("--summary <file>", "write verdict and evidence as Markdown")
    .option("--apply", "apply a proven patch to the repository", false)
    .option("--json", "print the issue details as one JSON document", false)
    .action(async (options) => {
      const { fix } = await import("./commands/fix.ts");
      process.exitCode = await fix(options, signal);
    });
  program
    .command("ci")
    .description("run in a pipeline on the issue that its event is about; writes summary, evidence and outputs")
    .requiredOption("--event <file>", "GITHUB_EVENT_PATH, or TRIGGER_PAYLOAD of GitLab")
    .option("--repo <path>", "the checked out repository", ".")
    .option("--label <label>", "only when this label was put on the issue; empty for every event", "fixpoint")
    .option("--base <revision>", "commit to work on (default: the one that is checked out)", "")
    .addOption(engine())
    .addOption(timeout())
    .option("--results <folder>", "where evidence, summary.md and outputs.env go", "fixpoint-results")
    .action(async (options) => {
      const { ci } = await import("./commands/ci.ts");
      process.exitCode = await ci(options, signal);
    });
  program
    .command("replay <evidence>")
    .description("run an evidence bundle again, offline; 0 only when each verdict is the same")
    .action(async (folder: string) => {
      const { replay } = await import("./commands/replay.ts");
      process.exitCode = await replay(folder, signal);
    });
  program
    .command("mcp")
    .description("offer triage, reproduce, validate and replay to a program that speaks the Model Context Protocol, on stdio")
    .action(async () => {
      const { mcp } = await import("./commands/mcp.ts");
      process.exitCode = await mcp(signal);
    });
  program
    .command("serve")
    .description("run the server")
    .action(async () => {
      const { serve } = await import("./commands/serve.ts");
      process.exitCode = await serve("all");
    });
  program
    .command("worker")
    .description("run a server process that only works on jobs (needs DATABASE_URL)")
    .action(async () => {
      const { worker } = await import("./commands/worker.ts");
      process.exitCode = await worker();
    });
  program
    .command("backup <file>")
    .description("write the built-in database and its files into one file; the server may run")
    .option("--force", "overwrite the file", false)
    .action(async (file: string, options: { force: boolean }) => {
      process.exitCode = await moveData("backup", file, options);
    });
  program
    .command("restore <file>")
    .description("put a backup in the data folder; the server must be stopped")
    .option("--force", "set aside what the data folder holds now", false)
    .action(async (file: string, options: { force: boolean }) => {
      process.exitCode = await moveData("restore", file, options);
    });
  program
    .command("org")
    .description("organizations of the server")
    .command("create <name>")
    .description("make an organization with its first member; the server may run")
    .requiredOption("--email <address>", "the first member, who signs in with it")
    .option("--slug <slug>", "its address (default: made of the name)")
    .action(async (name: string, options: { email: string; slug?: string }) => {
      const { runServerProgram } = await import("./commands/server-program.ts");
      const slug = options.slug === undefined ? [] : [`--slug=${options.slug}`];
      process.exitCode = await runServerProgram("admin/create-organization.ts", [
        `--email=${options.email}`,
        ...slug,
        "--",
        name,
      ]);
    });
  return program;
}

function complain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_WRONG_INPUT;
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof FixpointError && error.hint !== undefined ? ` ${error.hint}` : "";
  process.stderr.write(`fixpoint: ${message}${hint}\n`);
  if (process.env["FIXPOINT_DEBUG"] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return error instanceof InputError ? EXIT_WRONG_INPUT : EXIT_FAILED;
}

const controller = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => controller.abort(new Error("Interrupted")));
}

try {
  await buildProgram(controller.signal).parseAsync();
} catch (error) {
  process.exitCode = controller.signal.aborted ? EXIT_INTERRUPTED : complain(error);
}
