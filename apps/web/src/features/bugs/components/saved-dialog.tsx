import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import type { BugSearch } from "../../../lib/bug-search.ts";
import { setUiConfig, useUiConfig, type SavedSearch } from "../../../lib/ui-config.ts";
import { savedText, withSaved } from "../model/saved.ts";

const MAX_NAME = 60;

function linkOf(text: string): string {
  return `${location.origin}${location.pathname}?${text}`;
}

/** Gives the search of now a name, and lists the named ones with their links. */
export default function SavedDialog({ search, onClose }: { search: BugSearch; onClose: () => void }) {
  const { bugsViews } = useUiConfig();
  const [name, setName] = useState("");
  const [checked, setChecked] = useState(false);
  const current = savedText(search, bugsViews);

  function keep(saved: SavedSearch[]): void {
    setUiConfig({ bugsViews: { ...bugsViews, saved } });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved searches"
      description="They are kept in this browser; a link shows the same list to whoever opens it."
    >
      <form
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (name.trim() === "") return;
          keep(withSaved(bugsViews.saved, { name: name.trim(), search: current }));
          setName("");
          setChecked(false);
        }}
      >
        <FormField
          label="Name of this search"
          error={checked && name.trim() === "" ? "Give it a name" : undefined}
          hint={bugsViews.saved.some((known) => known.name === name.trim()) ? "Replaces the one of that name" : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={MAX_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
              className={INPUT}
            />
          )}
        </FormField>
        <div className="flex items-center justify-end gap-2">
          <CopyButton text={linkOf(current)} name="Copy the link to this search" label="Copy link" />
          <Button type="submit" variant="primary" size="sm">
            Save
          </Button>
        </div>
      </form>
      {bugsViews.saved.length > 0 && (
        <ul aria-label="Saved searches" className="mt-4 divide-y border-t">
          {bugsViews.saved.map((entry) => (
            <li key={entry.name} className="flex items-center gap-2 py-1.5">
              <span className="min-w-0 flex-1 truncate">{entry.name}</span>
              <CopyButton text={linkOf(entry.search)} name={`Copy the link to ${entry.name}`} />
              <Button
                variant="ghost"
                size="iconSm"
                aria-label={`Remove ${entry.name}`}
                onClick={() => keep(bugsViews.saved.filter(({ name: other }) => other !== entry.name))}
              >
                <Trash2 aria-hidden className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
