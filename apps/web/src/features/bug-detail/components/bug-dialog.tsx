import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import type { BugActions } from "../hooks/use-bug-actions.ts";

/** What is asked before a fix is replaced or a bug is deleted. */
export default function BugDialog({ bugKey, actions }: { bugKey: string; actions: BugActions }) {
  const deletes = actions.asking === "delete";
  return (
    <ConfirmDialog
      open
      onOpenChange={() => actions.ask(null)}
      danger={deletes}
      title={deletes ? `Delete ${bugKey}?` : `Recompute ${bugKey}?`}
      description={
        deletes
          ? "The bug, its runs and its evidence are removed. The issue in the tracker is not touched."
          : "The current fix is replaced. The pull request is not changed."
      }
      action={deletes ? "Delete" : "Recompute"}
      onConfirm={actions.confirm}
    />
  );
}
