import { z } from "zod";
import { AgentEvent } from "./agent/events.ts";
import { Integration, IntegrationMappingView } from "./endpoints/integrations.ts";
import { Id } from "./entities/common.ts";
import { IssueListItem } from "./entities/issue.ts";
import { Task } from "./entities/task.ts";

/** Who caused an event; both null when the server itself did. */
export const Initiator = z.object({ userId: Id.nullable(), connectionId: z.string().nullable() });

const meta = { __meta: z.object({ initiator: Initiator }) };

/** The envelope of the event stream `/api/v1/app/events/{orgId}/`: one JSON document a `data:` line. */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("task_created"), data: Task, ...meta }),
  z.object({ type: z.literal("task_updated"), data: Task, ...meta }),
  z.object({ type: z.literal("issue_created"), data: IssueListItem, ...meta }),
  z.object({ type: z.literal("issue_updated"), data: IssueListItem, ...meta }),
  /** `connectionId` is given in the first heartbeat of a connection; the client sends it as `sse-connection-id`. */
  z.object({ type: z.literal("heartbeat"), data: z.object({ connectionId: z.string().optional() }), ...meta }),
  /** Beyond the spec: one timeline entry of a bug that is being worked on. */
  z.object({ type: z.literal("issue_progress"), data: z.object({ issueId: Id, projectId: Id, event: AgentEvent }), ...meta }),
  /** Beyond the spec: an integration's health changed. */
  z.object({ type: z.literal("integration_updated"), data: Integration, ...meta }),
  /** Beyond the spec: reading a mapped source went on, ended or failed. */
  z.object({ type: z.literal("mapping_updated"), data: IntegrationMappingView, ...meta }),
  /** Beyond the spec: events were missed and cannot be replayed; fetch again. */
  z.object({ type: z.literal("resync"), data: z.object({}), ...meta }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
