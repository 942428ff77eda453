import { useEffect, useMemo, useRef } from "react";
import { cn } from "../../../lib/cn.ts";
import type { AnsiPart } from "../model/ansi.ts";

interface Props {
  name: string;
  lines: readonly (readonly AnsiPart[])[];
  /** The number of the first of them. */
  first: number;
  wrap: boolean;
  anchor: string;
  target: number | null;
  /** Indexes of the lines that match a search, and the one to show. */
  matches: readonly number[];
  current: number | undefined;
}

/** Terminal output with numbered lines; a number leads to its line. */
export function OutputLines({ name, lines, first, wrap, anchor, target, matches, current }: Props) {
  const box = useRef<HTMLPreElement>(null);
  const matching = useMemo(() => new Set(matches), [matches]);

  useEffect(() => {
    if (current === undefined) return;
    const line = box.current?.children[current];
    if (line instanceof HTMLElement && box.current) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
  }, [current]);

  return (
    <pre
      ref={box}
      tabIndex={0}
      aria-label={name}
      className="relative max-h-80 min-h-16 flex-1 overflow-auto py-3 pr-3 font-mono text-[12px] leading-[18px] thin-scroll"
    >
      {lines.map((parts, index) => {
        const id = `${anchor}-L${first + index}`;
        return (
          <div
            key={index}
            id={id}
            data-match={matching.has(index) || undefined}
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
              className="w-10 shrink-0 pr-2 text-right text-fg-3 select-none tabular hover:text-primary hover:underline"
            >
              {first + index}
            </a>
            <span className={cn("min-w-0 flex-1", wrap && "wrap-anywhere whitespace-pre-wrap")}>
              {parts.map((part, at) =>
                part.className ? (
                  <span key={at} className={part.className}>
                    {part.text}
                  </span>
                ) : (
                  part.text
                ),
              )}
            </span>
          </div>
        );
      })}
    </pre>
  );
}
