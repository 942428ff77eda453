import { Segmented } from "../../../components/ui/segmented.tsx";
import { cn } from "../../../lib/cn.ts";
import { setUiConfig } from "../../../lib/ui-config.ts";
import type { DetailView } from "../hooks/use-detail-search.ts";

function Toggle({ name, on, onChange }: { name: string; on: boolean; onChange: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChange}
      className={cn("min-h-7 rounded px-1.5 text-meta font-medium", on ? "text-primary" : "text-fg-3")}
    >
      {name}
    </button>
  );
}

/** How the diff is shown; all of it in the address. */
export function DiffTools({ view, tests, measured }: { view: DetailView; tests: readonly string[]; measured: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-2 md:ml-auto">
      {tests.length > 0 && (
        <select
          aria-label="Coverage by test"
          value={view.test ?? ""}
          onChange={(event) => view.change({ test: event.target.value || undefined })}
          className="h-8 max-w-52 rounded-control border border-control bg-bg px-2 text-meta!"
        >
          <option value="">Coverage by all tests</option>
          {tests.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      {!view.mobile && (
        <Toggle name="Wrap" on={view.wrap} onChange={() => view.change({ wrap: view.wrap ? "off" : undefined })} />
      )}
      {measured && (
        <Toggle name="Coverage" on={view.coverage} onChange={() => view.change({ cov: view.coverage ? "off" : undefined })} />
      )}
      {view.wide && (
        <Segmented
          name="Layout of the diff"
          value={view.split ? "split" : "unified"}
          options={[
            { id: "split", label: "Split" },
            { id: "unified", label: "Unified" },
          ]}
          onChange={(diff) => {
            setUiConfig({ diff });
            view.change({ diff });
          }}
        />
      )}
    </span>
  );
}
