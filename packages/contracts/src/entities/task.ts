import { z } from "zod";
import { Id, Timestamp } from "./common.ts";

export const TaskStatus = z.enum(["pending", "running", "done", "failed"]);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const Task = z.object({
  id: Id,
  type: z.string(),
  organizationId: Id,
  projectId: Id,
  status: TaskStatus,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Why it failed, in words; null otherwise. */
  error: z.string().nullable(),
});
export type Task = z.infer<typeof Task>;
