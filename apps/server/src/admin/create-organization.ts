import process from "node:process";
import { parseArgs } from "node:util";
import { CreateOrganizationBody, FixpointError, InputError } from "@fixpoint/contracts";
import { connect, startEmbedded } from "@fixpoint/db";
import { HttpProblem } from "../core/problem.ts";
import { prepareDataFolder } from "../data-folder.ts";
import { parseEnv } from "../env.ts";
import { createOrganizationWithMember } from "../modules/organizations/service.ts";

async function databaseOf(env: ReturnType<typeof parseEnv>): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} };
  await prepareDataFolder(env.dataDir);
  const embedded = await startEmbedded({ dataFolder: env.dataDir });
  return { url: embedded.databaseUrl, stop: embedded.stop };
}

/** `<name> --email <address> [--slug <slug>]`: what the command line starts; the server may run meanwhile. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: "string" }, slug: { type: "string" } },
  });
  const body = CreateOrganizationBody.safeParse({ name: positionals[0], email: values.email, slug: values.slug });
  if (!body.success)
    throw new InputError(
      "wrong_organization",
      body.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
    );
  const database = await databaseOf(parseEnv(process.env));
  try {
    const connection = await connect({ databaseUrl: database.url });
    try {
      const made = await createOrganizationWithMember(connection, body.data);
      process.stdout.write(`Made ${made.name} at /${made.slug}; ${body.data.email} finds it by signing in with that address\n`);
    } finally {
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  const hint = error instanceof FixpointError && error.hint !== undefined ? `. ${error.hint}` : "";
  const message = error instanceof HttpProblem ? `${error.title}. ${error.message}` : (error as Error).message;
  process.stderr.write(`fixpoint: ${message}${hint}\n`);
  process.exitCode = error instanceof InputError || error instanceof HttpProblem ? 2 : 1;
}
