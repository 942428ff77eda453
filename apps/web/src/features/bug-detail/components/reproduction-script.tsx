import type { ReproductionItem } from "@fixpoint/contracts";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { cn } from "../../../lib/cn.ts";
import { download } from "../../../lib/download.ts";
import { MOBILE, useMedia } from "../../../lib/use-media.ts";
import { useAnchor } from "../hooks/use-anchor.ts";
import { outputAnchor } from "../model/anchors.ts";
import { CodeBlock } from "./code-block.tsx";
import { OutputPane } from "./output-pane.tsx";
import { ComparedTests } from "./compared-tests.tsx";

/** One reproduction: the test, what it printed before and after the fix, and each case joined by name. */
export function ReproductionScript({ script, index }: { script: ReproductionItem; index: number }) {
  const anchor = useAnchor();
  const target = anchor?.kind === "output" && anchor.script === index ? anchor : null;
  const mobile = useMedia(MOBILE);
  const [side, setSide] = useState<"before" | "after">(target?.side ?? "before");
  useEffect(() => {
    if (target) setSide(target.side);
  }, [target]);
  const pane = (name: "before" | "after") => ({
    anchor: outputAnchor(index, name),
    target: target?.side === name ? target.line : null,
  });
  const after = script.results_post_fix;
  const showBefore = !mobile || side === "before" || !after;
  const showAfter = after && (!mobile || side === "after");
  return (
    <div className="space-y-3">
      <Card className="overflow-hidden dark:bg-[#0e1528]">
        <div className="flex flex-wrap items-center gap-2 border-b bg-subtle px-3 py-2">
          <h3 className="min-w-0 flex-1 truncate font-mono text-code font-semibold" title={script.file_path}>
            {script.file_path}
          </h3>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => download(script.file_path.split("/").at(-1) ?? "test", "text/plain", script.test_code)}
          >
            <Download aria-hidden className="size-3.5" />
            Download
          </Button>
        </div>
        <CodeBlock path={script.file_path} code={script.test_code} />
      </Card>
      {mobile && after && (
        <Segmented
          name="Run"
          value={side}
          options={[
            { id: "before", label: "Before" },
            { id: "after", label: "After" },
          ]}
          onChange={setSide}
        />
      )}
      <div className={cn("grid grid-cols-1 gap-3", after && "md:grid-cols-2")}>
        {showBefore && <OutputPane title="Before" results={script.results_pre_fix} {...pane("before")} />}
        {showAfter && <OutputPane title="After" results={after} {...pane("after")} />}
      </div>
      <ComparedTests before={script.results_pre_fix} after={after} />
    </div>
  );
}
