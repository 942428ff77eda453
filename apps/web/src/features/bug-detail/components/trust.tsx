import type { IssueDetails } from "@fixpoint/contracts";
import { Check, Minus, Triangle } from "lucide-react";
import { useMemo } from "react";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { cn } from "../../../lib/cn.ts";
import { trustRows, type TrustRow } from "../model/trust.ts";

const LOOKS = {
  proven: { icon: Check, tone: "bg-ok-bg text-ok", word: "proven" },
  look: { icon: Triangle, tone: "bg-warn-bg text-warn", word: "look at this" },
  unmeasured: { icon: Minus, tone: "bg-calm-bg text-calm", word: "not measured" },
} as const;

function Row({ row }: { row: TrustRow }) {
  const { icon: Icon, tone, word } = LOOKS[row.state];
  const body = (
    <>
      <span className={cn("mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full", tone)}>
        <Icon aria-hidden strokeWidth={3} className={row.state === "look" ? "size-2.5" : "size-3"} />
        <span className="sr-only">{word}: </span>
      </span>
      <span className="min-w-0">
        <span className={cn("block text-label font-medium", row.state === "unmeasured" && "text-fg-2")}>
          <InlineCode text={row.text} />
        </span>
        {row.detail && (
          <span className="block text-meta text-fg-3 wrap-anywhere">
            <InlineCode text={row.detail} />
          </span>
        )}
      </span>
    </>
  );
  const look = "flex h-full gap-3 rounded-card border p-3";
  return (
    <li data-trust={row.id} data-state={row.state}>
      {row.proof ? (
        <a
          href={`#${row.proof}`}
          className={cn(look, "transition-colors duration-[120ms] hover:border-control hover:bg-hover/50")}
        >
          {body}
        </a>
      ) : (
        <div className={look}>{body}</div>
      )}
    </li>
  );
}

export function Trust({ bug, baseSha }: { bug: IssueDetails; baseSha: string | null }) {
  const rows = useMemo(() => trustRows(bug, baseSha), [bug, baseSha]);
  return (
    <Fold name="trust" id="trust" title={bug.fix.length > 0 ? "Why you can trust this fix" : "What is proven"}>
      <ul className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Fold>
  );
}
