import { useBlocker } from "@tanstack/react-router";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { EMPTY_DRAFT, keepDraft, keptDraft } from "../model/draft.ts";

/** Asks once before what was entered is left behind. */
export function LeaveDialog() {
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => keptDraft().repositoryUrl !== "" && !next.pathname.startsWith("/add-project"),
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (leaving.status !== "blocked") return null;

  return (
    <Dialog
      open
      onOpenChange={leaving.reset}
      title="Leave without adding the project?"
      description="What you entered is discarded."
    >
      <div className="flex justify-end gap-2">
        <Button autoFocus onClick={leaving.reset}>
          Cancel
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            keepDraft(EMPTY_DRAFT);
            leaving.proceed();
          }}
        >
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
