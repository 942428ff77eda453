import { useMemo, useRef, useState } from "react";
import { cn } from "../../../lib/cn.ts";
import { count } from "../../../lib/format.ts";
import { useRowWindow } from "../hooks/use-row-window.ts";
import { ansiLog, ansiParts, type AnsiLog } from "../model/ansi.ts";
import { ExpandAll } from "./expand-all.tsx";

const LINE_PX = 18;
/** Above it only the lines near what is seen are in the page. */
const MOST_MOUNTED = 1000;

/** What a run printed; of a long log only what is seen is in the page until somebody wants all of it. */
export function OutputLines({ name, output, wrap, empty }: { name: string; output: string; wrap: boolean; empty: string }) {
  const log = useMemo(() => ansiLog(output), [output]);
  const [expanded, setExpanded] = useState(false);
  const scroller = useRef<HTMLPreElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const whole = expanded || log.lines.length <= MOST_MOUNTED;
  const shown = useRowWindow(box, {
    count: log.lines.length,
    rowPx: LINE_PX,
    whole,
    scroller: () => scroller.current,
  });
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
        className={cn(
          "max-h-80 min-h-16 flex-1 overflow-auto p-3 font-mono text-[12px] leading-[18px] thin-scroll",
          wrap && "wrap-anywhere whitespace-pre-wrap",
        )}
      >
        {output === "" && <span className="font-sans text-fg-3">{empty}</span>}
        <div ref={box} style={{ paddingTop: shown.before, paddingBottom: shown.after }}>
          {shown.items.map(({ index }) => (
            <div key={index} data-line data-index={index} ref={shown.measure} className="min-h-[18px]">
              <Line log={log} index={index} />
            </div>
          ))}
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
