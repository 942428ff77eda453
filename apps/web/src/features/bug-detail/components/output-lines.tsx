import { useEffect, useMemo, useRef, useState } from "react";
import { cn } from "../../../lib/cn.ts";
import { count } from "../../../lib/format.ts";
import { useRowWindow } from "../hooks/use-row-window.ts";
import { ansiParts, type AnsiLog } from "../model/ansi.ts";
import { ExpandAll } from "./expand-all.tsx";

interface Props {
  name: string;
  log: AnsiLog;
  wrap: boolean;
  anchor: string;
  /** The line that the address points at. */
  target: number | null;
  /** Indexes of the lines that match a search, and the one to show. */
  matches: readonly number[];
  current: number | undefined;
}

const LINE_PX = 18;
/** Above it only the lines near what is seen are in the page. */
const MOST_MOUNTED = 1000;

/** Terminal output with numbered lines that are links; of a long log only what is seen is in the page until somebody wants all of it. */
export function OutputLines({ name, log, wrap, anchor, target, matches, current }: Props) {
  const [expanded, setExpanded] = useState(false);
  const scroller = useRef<HTMLPreElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const matching = useMemo(() => new Set(matches), [matches]);
  const first = log.skipped + 1;
  const pointed = target !== null && target >= first && target < first + log.lines.length;
  const whole = expanded || pointed || log.lines.length <= MOST_MOUNTED;
  const { items, before, after, measure, scrollTo } = useRowWindow(box, {
    count: log.lines.length,
    rowPx: LINE_PX,
    whole,
    scroller: () => scroller.current,
  });

  useEffect(() => {
    if (current !== undefined) scrollTo(current);
  }, [current, scrollTo]);

  return (
    <>
      {log.skipped > 0 && (
        <p className="px-3 pt-2 text-meta text-fg-3">The first {count(log.skipped)} lines are in the evidence bundle.</p>
      )}
      {!whole && <ExpandAll lines={log.lines.length} onExpand={() => setExpanded(true)} />}
      <pre
        ref={scroller}
        tabIndex={0}
        aria-label={name}
        className="relative max-h-80 min-h-16 flex-1 overflow-auto py-3 pr-3 font-mono text-[12px] leading-[18px] thin-scroll"
      >
        <div ref={box} style={{ paddingTop: before, paddingBottom: after }}>
          {items.map(({ index }) => {
            const id = `${anchor}-L${first + index}`;
            return (
              <div
                key={index}
                id={id}
                data-line
                data-index={index}
                data-match={matching.has(index) || undefined}
                ref={measure}
                className={cn(
                  "flex min-h-[18px]",
                  matching.has(index) && "bg-warn-bg",
                  (index === current || first + index === target) && "outline-2 -outline-offset-2 outline-ring",
                )}
              >
                <a
                  href={`#${id}`}
                  tabIndex={-1}
                  aria-label={`Line ${first + index}`}
                  className="min-w-10 shrink-0 pr-2 text-right text-fg-3 select-none tabular hover:text-primary hover:underline"
                >
                  {first + index}
                </a>
                <span className={cn("min-w-0 flex-1", wrap && "wrap-anywhere whitespace-pre-wrap")}>
                  <Line log={log} index={index} />
                </span>
              </div>
            );
          })}
        </div>
      </pre>
    </>
  );
}

function Line({ log, index }: { log: AnsiLog; index: number }) {
  return ansiParts(log, index).map((part, at) =>
    part.className ? (
      <span key={at} className={part.className}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
