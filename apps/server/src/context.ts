import type { VendorAgent } from "@fixpoint/connectors";
import type { Connection, Db } from "@fixpoint/db";
import type { Queue } from "@fixpoint/queue";
import type { Logger } from "pino";
import type { SecretBox } from "./core/secret-box.ts";
import type { CodeHost } from "./code-host.ts";
import type { Env } from "./env.ts";
import type { LiveHub } from "./live/hub.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Notices } from "./notices.ts";
import type { Metrics } from "./telemetry/metrics.ts";

/** What routes and jobs are given; made once at start. */
export interface AppContext {
  env: Env;
  log: Logger;
  metrics: Metrics;
  connection: Connection;
  db: Db;
  queue: Queue;
  live: LiveHub;
  notices: Notices;
  codeHost: CodeHost;
  /** Connections to vendors; dials no internal address that this server may not call. */
  vendorAgent: VendorAgent;
  /** null where no e-mail is sent. */
  mailer: Mailer | null;
  /** Module that runs the agent in a process of its own. */
  agentEntry: string;
  /** How many times as often as usual recurring work is done that somebody waits for. */
  pace: number;
  /** null where no key is set and processes that share the database could not agree on one. */
  secrets: SecretBox | null;
  /** The built-in identity provider is offered. */
  usesLocalSignIn: boolean;
  /** From the moment it was told to end: it takes no new work. */
  isStopping(): boolean;
  /** Origin that browsers use, without a slash at its end; known once the port is. */
  publicUrl(): string;
}
