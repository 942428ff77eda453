import type { IssueListItem } from "@fixpoint/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { needsAsking, planOf, type Act, type Plan } from "../model/bulk.ts";

const LOCKED = "Available when the base commit update ends";

/** Doing things to bugs of the list: what has to be asked is asked, then it runs; what failed stays selected. */
export function useActs({ locked, onDone }: { locked: boolean; onDone: (done: readonly IssueListItem[]) => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Plan | null>(null);
  const [busy, setBusy] = useState(false);

  async function run({ act, issues }: Plan): Promise<void> {
    setAsking(null);
    if (busy || issues.length === 0) return;
    setBusy(true);
    try {
      const { runBulk } = await import("../model/run-bulk.ts");
      const failed = await runBulk({ client, act, issues });
      onDone(issues.filter((issue) => !failed.includes(issue)));
    } finally {
      setBusy(false);
    }
  }

  function start(act: Act, issues: readonly IssueListItem[]): void {
    if (issues.length === 0) return;
    const plan = planOf(act, issues);
    if (locked && (act === "recompute" || act === "openPullRequest")) toast.info(LOCKED);
    else if (plan.issues.length === 0) toast.info(plan.statement);
    else if (needsAsking(plan)) setAsking(plan);
    else void run(plan);
  }

  return { asking, busy, start, confirm: () => asking && void run(asking), cancel: () => setAsking(null) };
}
export type Acts = ReturnType<typeof useActs>;
