import type { IssueListItem, IssueSource } from "@fixpoint/contracts";
import { Check, ChevronDown, Search, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem } from "../../../components/ui/menu.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import type { BugSearch, BugSort } from "../model/bug-search.ts";

const SORTS: Record<BugSort, string> = { updated: "Updated", created: "Created", key: "Key", evidence: "Evidence" };
const TYPING_MS = 250;

interface Props {
  search: BugSearch;
  issues: readonly IssueListItem[];
  onChange: (next: BugSearch, replace?: boolean) => void;
}

export function BugToolbar({ search, issues, onChange }: Props) {
  const [typed, setTyped] = useState(search.q ?? "");
  const sent = useRef(search.q ?? "");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sources = useMemo(() => [...new Set(issues.map((issue) => issue.source))], [issues]);
  const sort = search.sort ?? "updated";

  useEffect(() => {
    // Back and "Clear filters" change the URL from outside.
    if ((search.q ?? "") === sent.current) return;
    sent.current = search.q ?? "";
    setTyped(search.q ?? "");
  }, [search.q]);

  // A timer that outlives the list would lead somebody who has opened a bug back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(value: string): void {
    clearTimeout(timer.current);
    if (value.trim() === sent.current) return;
    sent.current = value.trim();
    onChange({ q: value.trim() || undefined }, true);
  }

  function type(value: string): void {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(value), TYPING_MS);
  }

  function clear(): void {
    setTyped("");
    send("");
  }

  function chooseSource(source: IssueSource | undefined): void {
    onChange({ source });
  }

  return (
    <div className="my-3 flex flex-wrap items-center gap-2">
      <label className="relative min-w-48 flex-1 md:max-w-80">
        <span className="sr-only">Filter bugs</span>
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-fg-3" />
        <input
          id="bug-filter"
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => send(typed)}
          onKeyDown={(event) => event.key === "Escape" && clear()}
          placeholder="Filter bugs…"
          className="h-9 w-full rounded-control border border-control bg-bg pr-8 pl-8.5 placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed ? (
          <button
            type="button"
            aria-label="Clear the filter"
            onClick={clear}
            className="absolute top-1/2 right-1.5 flex size-6 -translate-y-1/2 items-center justify-center rounded text-fg-3 hover:text-fg"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        ) : (
          <kbd
            aria-hidden
            className="absolute top-1/2 right-2.5 -translate-y-1/2 rounded border px-1.5 font-sans text-[11px] text-fg-3 max-md:hidden"
          >
            /
          </kbd>
        )}
      </label>
      {sources.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" size="sm">
              {search.source ? sourceName(search.source) : "Source"}
              <ChevronDown aria-hidden className="size-3.5" />
            </Button>
          }
        >
          <MenuItem onSelect={() => chooseSource(undefined)}>
            <Check aria-hidden className={search.source ? "invisible" : ""} />
            All sources
          </MenuItem>
          {sources.map((source) => (
            <MenuItem key={source} onSelect={() => chooseSource(source)}>
              <Check aria-hidden className={search.source === source ? "" : "invisible"} />
              {sourceName(source)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" size="sm">
            Sort: {SORTS[sort]}
            <ChevronDown aria-hidden className="size-3.5" />
          </Button>
        }
      >
        {(Object.keys(SORTS) as BugSort[]).map((id) => (
          <MenuItem key={id} onSelect={() => onChange({ sort: id === "updated" ? undefined : id })}>
            <Check aria-hidden className={sort === id ? "" : "invisible"} />
            {SORTS[id]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
