import type { IntegrationSource } from "@fixpoint/contracts";
import { useId, useState, type KeyboardEvent } from "react";
import { count, plural } from "../../lib/format.ts";
import { MOST_SHOWN, severalOf, shownSources } from "../../lib/sources.ts";
import { INPUT } from "../ui/form-field.tsx";
import { SourceOption } from "./source-option.tsx";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  /** What the vendor calls one of them. */
  noun: string;
  sources: readonly IntegrationSource[];
  chosenIds: ReadonlySet<string>;
  autoFocus: boolean;
  onToggle: (source: IntegrationSource) => void;
}

/** A search field above the list that it narrows; arrow keys move in the list, Enter takes or gives back. */
export function SourceCombobox({ noun, sources, chosenIds, autoFocus, onToggle }: Props) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [activeId, setActiveId] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const many = severalOf(noun);
  const { groups, matching } = shownSources(sources, search);
  const rows = groups.flatMap((group) => group.sources);
  const at = rows.findIndex((source) => source.externalId === activeId);
  const optionId = (source: IntegrationSource) => `${id}-${source.externalId}`;

  function narrow(text: string): void {
    setSearch(text);
    const found = shownSources(sources, text);
    setActiveId(text.trim() === "" ? null : (found.groups[0]?.sources[0]?.externalId ?? null));
    setSaid(`${plural(found.matching, noun, many)} found`);
  }

  function toggle(source: IntegrationSource): void {
    setActiveId(source.externalId);
    const isChosen = chosenIds.has(source.externalId);
    setSaid(`${source.name} ${isChosen ? "removed" : "chosen"}, ${count(chosenIds.size + (isChosen ? -1 : 1))} in all`);
    onToggle(source);
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const active = rows[at];
    if (step !== undefined && rows.length > 0) {
      const next = at === -1 && step === -1 ? rows.length - 1 : (at + step + rows.length) % rows.length;
      setActiveId(rows[next]?.externalId ?? null);
    } else if (event.key === "Enter") {
      if (active) toggle(active);
    } else return;
    event.preventDefault();
  }

  return (
    <div>
      <label htmlFor={id} className="text-label font-medium">
        Choose {many}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={rows[at] && optionId(rows[at])}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        value={search}
        placeholder={`Search in ${plural(sources.length, noun, many)}…`}
        onChange={(event) => narrow(event.target.value)}
        onKeyDown={press}
        className={`${INPUT} mt-1`}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable
        aria-label={`What is offered: ${many}`}
        className="mt-2 max-h-60 overflow-y-auto rounded-card border p-1 thin-scroll"
      >
        {groups.map((group, index) => (
          <div
            key={group.name ?? ""}
            role="group"
            aria-label={group.name ?? undefined}
            className={index > 0 ? "mt-1" : undefined}
          >
            {group.name && (
              <p aria-hidden className="px-2 py-1 text-meta text-fg-3 wrap-anywhere">
                {group.name}
              </p>
            )}
            {group.sources.map((source) => (
              <SourceOption
                key={source.externalId}
                id={optionId(source)}
                source={source}
                isChosen={chosenIds.has(source.externalId)}
                isActive={source.externalId === activeId}
                onToggle={() => toggle(source)}
              />
            ))}
          </div>
        ))}
        {rows.length === 0 && <p className="px-2 py-4 text-center text-fg-3">No {noun} has these words.</p>}
      </div>
      {matching > rows.length && (
        <p className="mt-1 text-meta text-fg-3">
          The first {count(MOST_SHOWN)} of {count(matching)}. Search to find the others.
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
