import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { FixpointError, InfrastructureError, InputError } from "@fixpoint/contracts";
import { connect, startEmbedded, type EmbeddedDatabase } from "@fixpoint/db";
import { startQueue, SUPERVISE_SECONDS } from "@fixpoint/queue";
import { createGuardedAgent } from "@fixpoint/connectors";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import type { CodeHost } from "./code-host.ts";
import { connectedCodeHost } from "./connected-code-host.ts";
import type { AppContext } from "./context.ts";
import { createSecretBox, type SecretBox } from "./core/secret-box.ts";
import { encryptionKey } from "./encryption-key.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { mayCallInternal, parseEnv, type Env } from "./env.ts";
import { buildApp } from "./http/app.ts";
import { closeApp } from "./http/close-app.ts";
import { AGENT_PROCESS } from "./jobs/agent-runner.ts";
import { JOB_KINDS } from "./jobs/kinds.ts";
import { startWorker } from "./jobs/worker.ts";
import { startLiveHub } from "./live/hub.ts";
import { seedLocalAccounts } from "./modules/auth/local-provider/accounts.ts";
import { createMailer } from "./mail/mailer.ts";
import { createNotices } from "./notices.ts";
import { seedDemo } from "./seed-demo.ts";
import { createLog } from "./telemetry/log.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import { startTracing } from "./telemetry/tracing.ts";

export interface StartOptions {
  /** Like `process.env`. */
  env: Record<string, string | undefined>;
  /** Said once, when it answers. */
  print?: (line: string) => void;
  /** Replaced in tests. */
  agentEntry?: string;
  codeHost?: CodeHost;
  /** How many times as often what is waited for is looked at; 1 when left out. More in tests, which wait for it all the time. */
  pace?: number;
  /** Where log lines go; stderr when left out. */
  logTo?: DestinationStream;
}

export interface RunningServer {
  url: string;
  app: FastifyInstance;
  context: AppContext;
  /** Ends requests, jobs and the database in order. Safe to call twice. */
  stop(): Promise<void>;
}

const STOP_JOBS_MS = 8_000;

function checkSignIn(env: Env): void {
  if (env.FIXPOINT_ROLE === "worker" || env.signInClients.length > 0 || env.isLoopback || env.FIXPOINT_ALLOW_LOCAL_SIGN_IN)
    return;
  throw new InputError(
    "local_sign_in_exposed",
    `The built-in sign-in lets anybody be anybody, so it does not start on ${env.HOST}, which other machines can reach`,
    {
      hint: "Configure an OAuth client (FIXPOINT_SIGN_IN_GITHUB_CLIENT_ID and its likes), use HOST=127.0.0.1, or set FIXPOINT_ALLOW_LOCAL_SIGN_IN=true when that is what you want.",
    },
  );
}

/** A file in the data folder is no key for an external database: other processes would not have it. */
async function openSecrets(env: Env): Promise<SecretBox | null> {
  if (!env.FIXPOINT_ENCRYPTION_KEY && env.DATABASE_URL) return null;
  return createSecretBox(await encryptionKey(env.FIXPOINT_ENCRYPTION_KEY, env.dataDir));
}

async function listenOn(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE")
      throw new InputError("port_in_use", `Port ${env.PORT} on ${env.HOST} is in use`, {
        hint: "Stop what listens there, or set PORT to another one.",
        cause,
      });
    throw new InputError("cannot_listen", `Cannot listen on ${env.HOST}:${env.PORT}: ${(cause as Error).message}`, { cause });
  }
}

function bracket(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts what the role asks for and resolves when it answers. Throws FixpointError with one clear line otherwise. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const env = parseEnv(options.env);
  checkSignIn(env);
  await prepareDataFolder(env.dataDir);
  const log = createLog(env, options.logTo);
  const metrics = createMetrics();
  // In reverse order of start.
  const closers: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | null = null;
  let isListening = false;
  async function closeAll(): Promise<void> {
    if (isListening) await delay(env.FIXPOINT_SHUTDOWN_DELAY * 1000);
    for (const close of closers.reverse()) await close().catch((error: unknown) => log.warn({ err: error }, "stopping"));
  }
  function stop(): Promise<void> {
    stopped ??= closeAll();
    return stopped;
  }

  try {
    closers.push(await startTracing(env.tracing));
    let embedded: EmbeddedDatabase | null = null;
    if (!env.DATABASE_URL) {
      embedded = await startEmbedded({ dataFolder: env.dataDir, onRestart: (reason) => log.error(reason) });
      closers.push(embedded.stop);
    }
    const databaseUrl = env.DATABASE_URL ?? embedded?.databaseUrl ?? "";
    const connection = await connect({ databaseUrl, onError: (error) => log.warn({ err: error }, "database connection") }).catch(
      (cause: Error) => {
        throw new InfrastructureError("database_unreachable", `The database cannot be reached: ${cause.message}`, {
          hint: "Check DATABASE_URL.",
          cause,
        });
      },
    );
    closers.push(connection.close);
    const pace = options.pace ?? 1;
    const queue = await startQueue({
      databaseUrl,
      onError: (error) => log.warn({ err: error }, "queue"),
      superviseIntervalSeconds: Math.max(1, Math.round(SUPERVISE_SECONDS / pace)),
    });
    closers.push(() => queue.stop(STOP_JOBS_MS));
    for (const kind of JOB_KINDS) await queue.declare(kind);
    const live = await startLiveHub({ connection, log, metrics });
    closers.push(live.close);

    const vendorAgent = createGuardedAgent(mayCallInternal(env));
    closers.push(() => vendorAgent.destroy());
    let address = `http://${bracket(env.HOST)}:${env.PORT}`;
    const context: AppContext = {
      env,
      log,
      metrics,
      connection,
      db: connection.db,
      queue,
      live,
      notices: createNotices(),
      codeHost: options.codeHost ?? connectedCodeHost(() => context),
      vendorAgent,
      mailer: env.mail && createMailer(env.mail),
      agentEntry: options.agentEntry ?? AGENT_PROCESS,
      pace,
      secrets: await openSecrets(env),
      isStopping: () => stopped !== null,
      usesLocalSignIn: env.signInClients.length === 0 && (env.isLoopback || env.FIXPOINT_ALLOW_LOCAL_SIGN_IN),
      publicUrl: () => env.FIXPOINT_PUBLIC_URL?.replace(/\/+$/, "") ?? address,
    };
    metrics.observe({ streams: live.streams, connections: connection.counts, jobs: queue.counts });
    if (context.usesLocalSignIn) await seedLocalAccounts(context.db);
    const app = await buildApp(context);
    closers.push(() => closeApp(app));
    closers.push(async () => live.endStreams());
    if (env.FIXPOINT_ROLE !== "worker") {
      await listenOn(app, env);
      isListening = true;
      address = `http://${bracket(env.HOST)}:${(app.server.address() as AddressInfo).port}`;
    }
    if (env.FIXPOINT_ROLE !== "web") closers.push(await startWorker(context));
    options.print?.(env.FIXPOINT_ROLE === "worker" ? "Fixpoint worker is ready" : `Fixpoint is ready at ${context.publicUrl()}`);
    // Never waited for: the product answers before its demo is there.
    if (context.usesLocalSignIn && env.FIXPOINT_DEMO === "true" && env.FIXPOINT_ROLE !== "worker")
      closers.push(seedDemo(context));
    return { url: address, app, context, stop };
  } catch (error) {
    await stop();
    throw error instanceof FixpointError
      ? error
      : new InfrastructureError("start_failed", `The start failed: ${(error as Error).message}`, { cause: error });
  }
}
