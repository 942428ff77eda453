import { CreateIssueBody, MAX_TITLE_LENGTH, type Organization, type Project } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { withoutMarks } from "../../../lib/code-parts.ts";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { createIssue } from "../api/create-issue.ts";
import { emptyDraft, keptDraft, keepDraft } from "../model/draft.ts";

const FIELD =
  "mt-1 w-full rounded-control border border-control bg-bg px-3 py-2 placeholder:text-fg-3 aria-[invalid=true]:border-bad";

export default function NewBugDialog({
  organization,
  project,
  onClose,
}: {
  organization: Organization;
  project: Project;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => keptDraft(project.id));
  const [checked, setChecked] = useState(false);
  const body = CreateIssueBody.safeParse({ title: draft.title, text: draft.text, issueUrl: draft.link.trim() || undefined });
  const errorOf = (field: string) => (checked ? body.error?.issues.find((issue) => issue.path[0] === field)?.message : undefined);
  const titleError = errorOf("title");
  const linkError = errorOf("issueUrl") && "Give a full address, beginning with https://";

  const create = useMutation({
    mutationFn: (valid: CreateIssueBody) => createIssue(organization.id, project.id, valid),
    async onSuccess(issue) {
      keepDraft(project.id, emptyDraft);
      toast.success("Bug was created", { description: `${issue.key} · ${withoutMarks(issue.title)}` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.issues(project.id) });
      await navigate({
        to: "/$orgSlug/$projectSlug/bugs/$bugId",
        params: { orgSlug: organization.slug, projectSlug: project.slug, bugId: issue.id },
      });
    },
  });

  function change(part: Partial<typeof draft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(project.id, next);
  }

  function submit(): void {
    setChecked(true);
    if (body.success) create.mutate(body.data);
  }

  return (
    <Dialog
      open
      wide
      locked={create.isPending}
      onOpenChange={onClose}
      title="New bug"
      description="What is wrong, and what should have happened? A short example that fails helps most."
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && submit()}
      >
        <label className="block text-label font-medium">
          Title
          <input
            autoFocus
            required
            value={draft.title}
            maxLength={MAX_TITLE_LENGTH}
            aria-invalid={titleError !== undefined}
            aria-describedby={titleError ? "title-error" : undefined}
            onChange={(event) => change({ title: event.target.value })}
            className={FIELD}
          />
          {titleError && (
            <span id="title-error" className="mt-1 block text-meta text-bad">
              {titleError}
            </span>
          )}
        </label>
        <label className="block text-label font-medium">
          Description <span className="font-normal text-fg-3">(Markdown)</span>
          <textarea
            rows={10}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
            placeholder={"```js\nparse('1h') // gives 3600, should give 3600000\n```"}
            className={`${FIELD} min-h-32 font-mono md:text-code!`}
          />
        </label>
        <label className="block text-label font-medium">
          Link <span className="font-normal text-fg-3">(optional)</span>
          <input
            type="url"
            value={draft.link}
            aria-invalid={Boolean(linkError)}
            aria-describedby={linkError ? "link-error" : undefined}
            onChange={(event) => change({ link: event.target.value })}
            placeholder="https://"
            className={FIELD}
          />
          {linkError && (
            <span id="link-error" className="mt-1 block text-meta text-bad">
              {linkError}
            </span>
          )}
        </label>
        {create.isError && <InlineError message="Failed to create bug" detail={failureText(create.error, "")} />}
        <div className="flex items-center justify-end gap-2">
          <span className="mr-auto text-meta text-fg-3 max-md:hidden">Ctrl Enter creates it</span>
          <Button onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={create.isPending}>
            Create bug
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
