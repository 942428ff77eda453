import { Check } from "lucide-react";
import type { Ref } from "react";
import type { Token } from "../../../lib/highlight.ts";
import { cn } from "../../../lib/cn.ts";
import { plural } from "../../../lib/format.ts";
import { marksOf, type DiffRow } from "../model/diff.ts";
import type { LineCoverage } from "../model/line-coverage.ts";
import { CodeLine } from "./code-line.tsx";

export interface LineTarget {
  side: "L" | "R";
  line: number;
}

export interface LineSource {
  wrap: boolean;
  anchor: string | undefined;
  /** The row that the address points at. */
  pointed: DiffRow | undefined;
  tokens: (row: DiffRow) => readonly Token[] | undefined;
  coverage: (row: DiffRow) => LineCoverage | null;
}

const TINT = { context: "", added: "bg-added", removed: "bg-removed" } as const;
const MARK = { context: "", added: "bg-added-word", removed: "bg-removed-word" } as const;
const NUMBER = "w-11 px-2 text-right align-top text-fg-3 select-none tabular";

const POINTED = "outline-2 -outline-offset-2 outline-ring";

/** A line number that leads to its line; not a stop for Tab, there may be thousands of them. */
function LineNumber({ side, line, source }: LineTarget & { source: LineSource }) {
  if (source.anchor === undefined) return line;
  return (
    <a href={`#${source.anchor}-${side}${line}`} tabIndex={-1} className="block hover:text-primary hover:underline">
      {line}
    </a>
  );
}

function idOf(source: LineSource, side: "L" | "R", line: number | null | undefined): string | undefined {
  return source.anchor === undefined || line == null ? undefined : `${source.anchor}-${side}${line}`;
}

function describe(row: DiffRow, coverage: LineCoverage | null): string {
  if (row.kind === "removed") return `removed line ${row.old}`;
  if (row.kind === "context") return `line ${row.new}`;
  if (coverage?.state === "covered")
    return `added line ${row.new}, covered by ${plural(Math.max(1, coverage.tests.length), "test")}`;
  return coverage?.state === "uncovered" ? `added line ${row.new}, not covered` : `added line ${row.new}`;
}

function CoverageCell({ coverage }: { coverage: LineCoverage | null }) {
  if (!coverage || coverage.state === "none") return <td className="w-6" />;
  const covered = coverage.state === "covered";
  const title = covered
    ? `Run by ${coverage.tests.length > 0 ? coverage.tests.join(", ") : "a test"}`
    : "Could run, but no test does";
  return (
    <td
      data-coverage={coverage.state}
      title={title}
      className={cn("w-6 text-center align-top select-none", !covered && "relative text-warn")}
    >
      {covered ? (
        <Check aria-hidden strokeWidth={3} className="mt-1 inline size-3 text-ok" />
      ) : (
        <span aria-hidden className="font-bold">
          !
        </span>
      )}
      {!covered && <span aria-hidden className="absolute inset-y-0 left-0 w-1 hatch" />}
    </td>
  );
}

function CodeCell({ row, source, className }: { row: DiffRow | null; source: LineSource; className?: string }) {
  if (!row) return <td className={cn("bg-muted/60", className)} />;
  return (
    <td
      className={cn(
        "pr-4 pl-6 -indent-4 align-top",
        source.wrap ? "whitespace-pre-wrap wrap-anywhere" : "whitespace-pre",
        TINT[row.kind],
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(
          "mr-2 inline-block w-2 indent-0 select-none",
          row.kind === "added" ? "text-ok" : row.kind === "removed" ? "text-bad" : "text-transparent",
        )}
      >
        {row.kind === "added" ? "+" : row.kind === "removed" ? "−" : " "}
      </span>
      <CodeLine text={row.text} tokens={source.tokens(row)} marks={marksOf(row)} markClass={MARK[row.kind]} />
    </td>
  );
}

/** Where a row lies in a table of which only a part is in the page. */
export interface RowPlace {
  "data-index"?: number;
  "aria-rowindex"?: number;
  ref?: Ref<HTMLTableRowElement>;
}

export function UnifiedRow({ row, source, place }: { row: DiffRow; source: LineSource; place?: RowPlace }) {
  const coverage = source.coverage(row);
  return (
    <tr className={cn(TINT[row.kind], row === source.pointed && POINTED)} {...place}>
      <td id={idOf(source, "L", row.old)} className={NUMBER}>
        {row.old !== null && <LineNumber side="L" line={row.old} source={source} />}
      </td>
      <th id={idOf(source, "R", row.new)} scope="row" className={cn(NUMBER, "font-normal")}>
        <span className="sr-only">{describe(row, coverage)}</span>
        <span aria-hidden>{row.new !== null && <LineNumber side="R" line={row.new} source={source} />}</span>
      </th>
      <CoverageCell coverage={coverage} />
      <CodeCell row={row} source={source} />
    </tr>
  );
}

export function SplitRow({
  pair: { left, right },
  source,
  place,
}: {
  pair: { left: DiffRow | null; right: DiffRow | null };
  source: LineSource;
  place?: RowPlace;
}) {
  const coverage = right ? source.coverage(right) : null;
  return (
    <tr className={cn(source.pointed && (left === source.pointed || right === source.pointed) && POINTED)} {...place}>
      <td id={idOf(source, "L", left?.old)} className={cn(NUMBER, left ? TINT[left.kind] : "bg-muted/60")}>
        {left?.old != null && <LineNumber side="L" line={left.old} source={source} />}
      </td>
      <CodeCell row={left} source={source} className="border-r" />
      <th
        id={idOf(source, "R", right?.new)}
        scope="row"
        className={cn(NUMBER, "font-normal", right ? TINT[right.kind] : "bg-muted/60")}
      >
        <span className="sr-only">{right ? describe(right, coverage) : left ? describe(left, null) : ""}</span>
        <span aria-hidden>{right?.new != null && <LineNumber side="R" line={right.new} source={source} />}</span>
      </th>
      {right ? <CoverageCell coverage={coverage} /> : <td className="bg-muted/60" />}
      <CodeCell row={right} source={source} />
    </tr>
  );
}
