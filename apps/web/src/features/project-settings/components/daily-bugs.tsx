import type { Organization, Project, ProjectSettings } from "@fixpoint/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { INPUT } from "../../../components/ui/form-field.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { saveSettings } from "../api/settings.ts";
import { DailyBugsText } from "../model/daily-bugs.ts";

interface Props {
  organization: Organization;
  project: Project;
  settings: ProjectSettings;
}

/** How many imported bugs are begun in a day. What is typed stays until it is saved, also when that fails. */
export function DailyBugs({ organization, project, settings }: Props) {
  const client = useQueryClient();
  const id = useId();
  // null: what is stored.
  const [typed, setTyped] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const stored = String(settings.importedBugsPerDay);
  const text = typed ?? stored;

  const save = useMutation({
    mutationFn: (importedBugsPerDay: number) => saveSettings(organization.id, project.id, { ...settings, importedBugsPerDay }),
    onSuccess(saved) {
      client.setQueryData(keys.projectSettings(project.id), saved);
      setTyped(null);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = DailyBugsText.safeParse(text);
    setComplaint(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) save.mutate(parsed.data);
  }

  function change(next: string): void {
    setTyped(next);
    setComplaint(null);
    save.reset();
  }

  const wrong = complaint ?? (save.isError ? `Failed to update project settings. ${failureText(save.error, "")}`.trim() : null);
  return (
    <form noValidate onSubmit={submit}>
      <SettingRow
        id={id}
        label="Bugs from trackers that the agent starts on a day"
        text="All that trackers send are listed. Beyond this number they wait for the next day or for you; 0 starts none by itself."
        stacked
        note={
          <p id={`${id}-error`} role="alert" className="text-meta text-bad not-empty:mt-1">
            {wrong}
          </p>
        }
      >
        <div className="flex items-center">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={1000}
            step={1}
            value={text}
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-text ${id}-error`}
            onChange={(event) => change(event.target.value)}
            className={`${INPUT} w-24! tabular`}
          />
          {text !== stored && (
            <Button type="submit" size="sm" variant="primary" busy={save.isPending} className="ml-2">
              Save
            </Button>
          )}
          <span role="status" className="text-meta text-ok not-empty:ml-2">
            {save.isSuccess && text === stored && "Saved"}
          </span>
        </div>
      </SettingRow>
    </form>
  );
}
