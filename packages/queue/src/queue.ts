import { randomUUID } from "node:crypto";
import { InfrastructureError } from "@fixpoint/contracts";
import { PgBoss, type JobInsert, type JobWithMetadata } from "pg-boss";
import { createGatherer } from "./gather.ts";

/** A kind of job. Delivery is at least once: effects need unique keys of their own. */
export interface JobKind {
  name: string;
  /** Tries after the first that failed. */
  retryLimit: number;
  /** Seconds before the first retry; doubles with each further one. */
  retryDelaySeconds: number;
  /** A worker silent for so long is taken for dead and its job given to another. At least 10. */
  heartbeatSeconds: number;
  /** Longest that one try may take. */
  expireInSeconds: number;
}

export interface RunningJob<T> {
  id: string;
  data: T;
  /** From 0. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborted when the job expired, was cancelled, or the worker stops. */
  signal: AbortSignal;
}

export interface SendOptions {
  /** While a job of this key waits or runs, another one is not queued. */
  key?: string;
  startAfterSeconds?: number;
  /** Runs SQL in the caller's transaction: the job is there when that is stored, and not otherwise. */
  within?: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
}

/** Runs SQL in the caller's transaction: a job is there when that is stored, and not otherwise. */
export interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Queue {
  /** Makes the kind known; call before `send` and `work`. */
  declare(kind: JobKind): Promise<void>;
  /** False when one of the same key is there already. */
  send(kind: JobKind, data: object, options?: SendOptions): Promise<boolean>;
  /** Many of one kind at once, in the caller's transaction. */
  sendAll(kind: JobKind, jobs: { data: object; key: string }[], within: Executor): Promise<void>;
  work<T extends object>(
    kind: JobKind,
    options: { concurrency: number },
    perform: (job: RunningJob<T>) => Promise<void>,
  ): Promise<void>;
  /** Jobs that wait or run, by kind: for metrics and readiness. */
  counts(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
  /** Takes no more jobs, gives running ones so long to end, then gives them back. */
  stop(graceMs: number): Promise<void>;
}

/** With LISTEN/NOTIFY a single worker would wait 30 s between jobs of a backlog; this is the measured remedy. */
const POLLING_SECONDS = 0.5;
export const SUPERVISE_SECONDS = 10;

export async function startQueue(options: {
  databaseUrl: string;
  onError(error: Error): void;
  poolSize?: number;
  /** Between two looks for jobs whose worker fell silent. At least 1. */
  superviseIntervalSeconds?: number;
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 4,
    application_name: "fixpoint-queue",
    useListenNotify: true,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: options.superviseIntervalSeconds ?? SUPERVISE_SECONDS,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", options.onError);
  try {
    await boss.start();
  } catch (cause) {
    throw new InfrastructureError("queue_start_failed", `The job queue did not start: ${(cause as Error).message}`, { cause });
  }
  const stopping = new AbortController();

  async function declare(kind: JobKind): Promise<void> {
    const settings = {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      heartbeatSeconds: kind.heartbeatSeconds,
      expireInSeconds: kind.expireInSeconds,
      deleteAfterSeconds: 24 * 3600,
      notify: true,
    };
    await boss.createQueue(kind.name, { policy: "exclusive", ...settings });
    await boss.updateQueue(kind.name, settings);
  }

  const insert = createGatherer<JobInsert & { id: string }, boolean>(async (name, jobs) => {
    const made = new Set(await boss.insert(name, jobs, { returnId: true }));
    return jobs.map(({ id }) => made.has(id));
  });

  async function send(kind: JobKind, data: object, sendOptions: SendOptions = {}): Promise<boolean> {
    const job = {
      id: randomUUID(),
      data,
      // The queue admits one job a key; those without a key get one of their own.
      singletonKey: sendOptions.key ?? randomUUID(),
      ...(sendOptions.startAfterSeconds ? { startAfter: sendOptions.startAfterSeconds } : {}),
    };
    if (sendOptions.within) return (await boss.insert(kind.name, [job], { returnId: true, db: sendOptions.within })) !== null;
    const [isNew = false] = await insert(kind.name, [job]);
    return isNew;
  }

  async function sendAll(kind: JobKind, jobs: { data: object; key: string }[], within: Executor): Promise<void> {
    const rows = jobs.map(({ data, key }) => ({ data, singletonKey: key }));
    if (rows.length > 0) await boss.insert(kind.name, rows, { db: within });
  }

  async function work<T extends object>(
    kind: JobKind,
    workOptions: { concurrency: number },
    perform: (job: RunningJob<T>) => Promise<void>,
  ): Promise<void> {
    await boss.work<
      T,
      unknown,
      {
        includeMetadata: true;
        batchSize: 1;
        localConcurrency: number;
        pollingIntervalSeconds: number;
        notifyPollingIntervalSeconds: number;
      }
    >(
      kind.name,
      {
        includeMetadata: true,
        batchSize: 1,
        localConcurrency: workOptions.concurrency,
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      },
      async (jobs: JobWithMetadata<T>[]) => {
        for (const job of jobs) {
          await perform({
            id: job.id,
            data: job.data,
            attempt: job.retryCount,
            isLastAttempt: job.retryCount >= job.retryLimit,
            signal: AbortSignal.any([job.signal, stopping.signal]),
          });
        }
      },
    );
  }

  async function counts(): Promise<{ name: string; waiting: number; active: number; failed: number }[]> {
    const queues = await boss.getQueues();
    return queues.map((queue) => ({
      name: queue.name,
      waiting: queue.queuedCount,
      active: queue.activeCount,
      failed: queue.failedCount,
    }));
  }

  async function stop(graceMs: number): Promise<void> {
    stopping.abort(new InfrastructureError("worker_stopping", "The worker is stopping; the job goes back to the queue"));
    await boss.stop({ graceful: true, close: true, timeout: graceMs });
  }

  return { declare, send, sendAll, work, counts, stop };
}
