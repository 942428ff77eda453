import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { plural } from "../../../lib/format.ts";
import type { Act, Plan } from "../model/bulk.ts";

function textOf({ act, issues }: Plan): string {
  switch (act) {
    case "openPullRequest":
      return "Each is opened on the repository of its project, with the fix, the regression test and the evidence.";
    case "recompute":
      return "The current fix is replaced. The pull request is not changed.";
    case "delete":
      return "The bug, its runs and its evidence are removed. The issue in the tracker is not touched.";
    default:
      return plural(issues.length, "bug");
  }
}

const BUTTONS: Record<Act, string> = {
  openPullRequest: "Open pull requests",
  recompute: "Recompute",
  archive: "Archive",
  unarchive: "Unarchive",
  delete: "Delete",
};

/** Says what is about to be done, to how many and what is left out, and asks. */
export default function ActDialog({ plan, onConfirm, onCancel }: { plan: Plan; onConfirm: () => void; onCancel: () => void }) {
  const single = plan.issues.length === 1 ? plan.issues[0] : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      danger={plan.act === "delete"}
      title={single ? `${BUTTONS[plan.act]} ${single.key}?` : `${plan.statement}?`}
      description={textOf(plan)}
      action={BUTTONS[plan.act]}
      onConfirm={onConfirm}
    />
  );
}
