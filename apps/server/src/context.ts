import type { Connection, Db } from "@fixpoint/db";
import type { Queue } from "@fixpoint/queue";
import type { Logger } from "pino";
import type { CodeHost } from "./code-host.ts";
import type { Env } from "./env.ts";
import type { LiveHub } from "./live/hub.ts";
import type { Notices } from "./notices.ts";

/** What routes and jobs are given; made once at start. */
export interface AppContext {
  env: Env;
  log: Logger;
  connection: Connection;
  db: Db;
  queue: Queue;
  live: LiveHub;
  notices: Notices;
  codeHost: CodeHost;
  /** Module that runs the agent in a process of its own. */
  agentEntry: string;
  /** The built-in identity provider is offered. */
  usesLocalSignIn: boolean;
  /** From the moment it was told to end: it takes no new work. */
  isStopping(): boolean;
  /** Origin that browsers use, without a slash at its end; known once the port is. */
  publicUrl(): string;
}
