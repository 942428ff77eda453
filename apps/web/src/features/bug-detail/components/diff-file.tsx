import type { FixItem } from "@fixpoint/contracts";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/cn.ts";
import type { DetailView } from "../hooks/use-detail-search.ts";
import { CoverageBar } from "./coverage-bar.tsx";
import type { LineTarget } from "./diff-rows.tsx";

const DiffTable = lazy(() => import("./diff-table.tsx"));
const FOLD_ABOVE_LINES = 400;

interface Props {
  file: FixItem;
  view: DetailView;
  test: string | null;
  anchor: string;
  /** The line that the address points at. */
  target: LineTarget | null;
  viewed: boolean;
  onViewed: (viewed: boolean) => void;
}

/** One changed file; big changes and what was viewed start folded, unless the address points into them. */
export function DiffFile({ file, view, test, anchor, target, viewed, onViewed }: Props) {
  const current = view.search.file === file.file_path;
  const big = file.added_lines.length + file.removed_lines.length > FOLD_ABOVE_LINES;
  const [open, setOpen] = useState(target !== null || current || (!big && !viewed));
  const pointed = target !== null;
  useEffect(() => {
    if (pointed) setOpen(true);
  }, [pointed]);

  const article = useRef<HTMLElement>(null);
  const [sought] = useState(current && !pointed && location.hash === "");
  useEffect(() => {
    if (sought) article.current?.scrollIntoView({ block: "start" });
  }, [sought]);
  const missing = file.patch.code === null && file.base.code === null;
  return (
    <article
      ref={article}
      aria-label={file.file_path}
      data-file={file.file_path}
      data-current={current}
      className="scroll-mt-28 overflow-clip rounded-card border"
    >
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
        <a href={`#${anchor}-end`} className="sr-only focus:not-sr-only focus:text-meta focus:text-primary">
          Skip this file
        </a>
        <span className="ml-auto flex items-center gap-3">
          <CoverageBar covered={file.tests_coverage.length} coverable={file.coverable_lines.length} />
          <label className="flex min-h-6 items-center gap-1.5 text-meta text-fg-2">
            <input
              type="checkbox"
              checked={viewed}
              onChange={(event) => {
                onViewed(event.target.checked);
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
            coverage={view.coverage ? file : null}
            changed={{ added: file.added_lines, removed: file.removed_lines }}
            split={view.split}
            wrap={view.wrap}
            test={test}
            anchor={anchor}
            target={target}
          />
        </Suspense>
      )}
      <span id={`${anchor}-end`} tabIndex={-1} className="sr-only">
        End of {file.file_path}
      </span>
    </article>
  );
}
