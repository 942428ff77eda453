import type { Task } from "@fixpoint/contracts";
import type { TaskRow } from "@fixpoint/db";

export function presentTask(task: TaskRow): Task {
  return {
    id: task.id,
    type: task.type,
    organizationId: task.organizationId,
    projectId: task.projectId,
    status: task.status,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    error: task.error,
  };
}
