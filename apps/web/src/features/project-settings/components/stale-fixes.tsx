import type { Organization, Project } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { revalidate, revalidationQuery } from "../api/revalidation.ts";

function fixes(count: number): string {
  return count === 1 ? "1 validated fix" : `${count} validated fixes`;
}

/** Fixes that were proven on an earlier base: offered to be proven again, never done without being asked. */
export function StaleFixes({ organization, project }: { organization: Organization; project: Project }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const base = project.repositories[0]?.latestCommit?.sha;
  const { data } = useQuery(revalidationQuery(organization.id, project.id, base));
  const stale = data?.fixes ?? [];
  const start = useMutation({
    mutationFn: () => revalidate(organization.id, project.id, { issueIds: stale.slice(0, 200).map(({ issueId }) => issueId) }),
    onSuccess: () => toast.success(`Checking ${fixes(stale.length)} on the new base`),
    onError: (error) => toast.error("The fixes are not checked again", { description: failureText(error, "Unknown error") }),
    async onSettled() {
      setAsking(false);
      await client.invalidateQueries({ queryKey: keys.revalidation(project.id) });
    },
  });
  if (stale.length === 0) return null;
  return (
    <section aria-labelledby="stale-fixes" className="mt-8 rounded-card border border-divider p-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-start">
        <div className="flex-1">
          <h2 id="stale-fixes" className="text-h3 font-semibold">
            {fixes(stale.length)} proven on an earlier base
          </h2>
          <p className="mt-1 text-fg-2">They may no longer apply. Check them again to prove them on the present base commit.</p>
        </div>
        <Button onClick={() => setAsking(true)}>Check again</Button>
      </div>
      <ul className="mt-3 divide-y divide-divider">
        {stale.map((fix) => (
          <li key={fix.issueId} className="flex items-center gap-3 py-2">
            <span className="shrink-0 text-caption text-fg-3">{fix.key}</span>
            <Link
              to="/$orgSlug/$projectSlug/bugs/$bugId"
              params={{ orgSlug: organization.slug, projectSlug: project.slug, bugId: fix.issueId }}
              className="min-w-0 flex-1 truncate text-primary hover:underline"
            >
              {fix.title}
            </Link>
            <code className="shrink-0 text-code text-fg-2">{fix.baseSha.slice(0, 7)}</code>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Check again"
        description={`${fixes(stale.length)} will be worked on again from the start. Until that is done they do not count as validated; pull requests are not changed.`}
        action="Check again"
        onConfirm={() => start.mutate()}
      />
    </section>
  );
}
