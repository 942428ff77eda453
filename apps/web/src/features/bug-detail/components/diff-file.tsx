import type { FixItem } from "@fixpoint/contracts";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/cn.ts";
import { CoverageBar } from "./coverage-bar.tsx";

const DiffTable = lazy(() => import("./diff-table.tsx"));
const FOLD_ABOVE_LINES = 400;

/** One changed file; big changes start folded. */
export function DiffFile({ file, split, test }: { file: FixItem; split: boolean; test: string | null }) {
  const [open, setOpen] = useState(file.added_lines.length + file.removed_lines.length <= FOLD_ABOVE_LINES);
  const [viewed, setViewed] = useState(false);
  const missing = file.patch.code === null && file.base.code === null;
  return (
    <article aria-label={file.file_path} className="overflow-hidden rounded-card border">
      <header className={cn("flex flex-wrap items-center gap-x-3 gap-y-1 bg-subtle px-3 py-2", open && "border-b")}>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? "Fold" : "Open"} ${file.file_path}`}
          onClick={() => setOpen(!open)}
          className="-ml-1 flex size-6 items-center justify-center rounded"
        >
          <ChevronRight aria-hidden className={cn("size-4 text-fg-3 transition-transform duration-200", open && "rotate-90")} />
        </button>
        <h3 className="min-w-0 truncate font-mono text-code font-semibold" title={file.file_path}>
          {file.file_path}
        </h3>
        <CopyButton text={file.file_path} name="Copy the path" />
        <span className="text-meta font-semibold tabular">
          <span className="text-ok">+{file.added_lines.length}</span>{" "}
          <span className="text-bad">−{file.removed_lines.length}</span>
        </span>
        <span className="ml-auto flex items-center gap-3">
          <CoverageBar covered={file.tests_coverage.length} coverable={file.coverable_lines.length} />
          <label className="flex min-h-6 items-center gap-1.5 text-meta text-fg-2">
            <input
              type="checkbox"
              checked={viewed}
              onChange={(event) => {
                setViewed(event.target.checked);
                setOpen(!event.target.checked);
              }}
              className="size-3.5 accent-primary"
            />
            Viewed
          </label>
        </span>
      </header>
      {open && missing && <p className="p-4 text-fg-2">The text of this file is only in the evidence bundle.</p>}
      {open && !missing && (
        <Suspense fallback={<Skeleton className="m-3 h-40" />}>
          <DiffTable
            path={file.file_path}
            base={file.base.code ?? ""}
            patch={file.patch.code ?? ""}
            coverage={file}
            changed={{ added: file.added_lines, removed: file.removed_lines }}
            split={split}
            test={test}
          />
        </Suspense>
      )}
    </article>
  );
}
