import type { IssueListItem } from "@fixpoint/contracts";
import { Rows3, Rows4 } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import type { BugSearch } from "../../../lib/bug-search.ts";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";
import { useSearchAhead } from "../hooks/use-search-ahead.ts";
import { AGES, EVIDENCE, FIXES, SORTS } from "../model/facets.ts";
import { FacetMenu } from "./facet-menu.tsx";
import { FilterField } from "./filter-field.tsx";
import { SavedMenu } from "./saved-menu.tsx";

interface Props {
  search: BugSearch;
  issues: readonly IssueListItem[];
  onChange: (next: BugSearch, replace?: boolean) => void;
}

function DensityButton() {
  const { density } = useUiConfig();
  const compact = density === "compact";
  const Icon = compact ? Rows4 : Rows3;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={compact}
      aria-label="Compact rows"
      title="Compact rows"
      onClick={() => setUiConfig({ density: compact ? "comfortable" : "compact" })}
      className="hidden md:inline-flex"
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}

/** The filter, the facets and the order of the list; all of them in the address. */
export function BugToolbar({ search, issues, onChange }: Props) {
  const sources = useMemo(() => {
    const known = new Set(issues.map((issue) => issue.source));
    if (search.source) known.add(search.source);
    return [...known];
  }, [issues, search.source]);
  const prepareSearch = useSearchAhead(issues);
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      <FilterField q={search.q} onChange={(q) => onChange({ q }, true)} onFocus={prepareSearch} />
      <div className="-mx-4 flex min-w-0 items-center gap-1 overflow-x-auto px-4 [scrollbar-width:none] md:contents">
        {(sources.length > 1 || search.source) && (
          <FacetMenu
            name="Source"
            any="All sources"
            value={search.source}
            options={sources.map((id) => ({ id, label: sourceName(id) }))}
            onChange={(source) => onChange({ source })}
          />
        )}
        <FacetMenu
          name="Created"
          any="At any time"
          value={search.created}
          options={AGES}
          onChange={(created) => onChange({ created })}
        />
        <FacetMenu
          name="Updated"
          any="At any time"
          value={search.updated}
          options={AGES}
          onChange={(updated) => onChange({ updated })}
        />
        <FacetMenu
          name="Has fix"
          any="With and without"
          value={search.fix}
          options={FIXES}
          onChange={(fix) => onChange({ fix })}
        />
        <FacetMenu
          name="Evidence"
          any="Any evidence"
          value={search.evidence}
          options={EVIDENCE}
          onChange={(evidence) => onChange({ evidence })}
        />
        <FacetMenu
          name="Sort"
          value={search.sort ?? "updated"}
          options={SORTS}
          onChange={(sort) => onChange({ sort: sort === "updated" ? undefined : sort })}
        />
        <SavedMenu search={search} onApply={(next) => onChange(next)} />
        <span className="md:ml-auto">
          <DensityButton />
        </span>
      </div>
    </div>
  );
}
