import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "../env.ts";
import { activeTraceId } from "./tracing.ts";
import { redact } from "./redact.ts";

/** JSON lines without secrets; on stderr unless a destination is given. */
export function createLog(env: Pick<Env, "FIXPOINT_LOG_LEVEL">, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level: env.FIXPOINT_LOG_LEVEL,
      // Everything passes through `redact`, which knows errors as well.
      serializers: { err: (error: unknown) => error },
      mixin: () => {
        const traceId = activeTraceId();
        return traceId === null ? {} : { traceId };
      },
      formatters: { log: (line) => redact(line) as Record<string, unknown> },
    },
    destination,
  );
}
