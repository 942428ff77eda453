import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { cn } from "../../../lib/cn.ts";
import { useTokens } from "../hooks/use-tokens.ts";
import { linesOf } from "../model/lines.ts";
import { CodeLine } from "./code-line.tsx";

/** A file to read: line numbers, colours, copy. */
export function CodeBlock({ path, code }: { path: string; code: string }) {
  const tokens = useTokens(path, code);
  return (
    <div className="relative">
      <div className="absolute top-1.5 right-1.5 z-10">
        <CopyButton text={code} name="Copy the code" className="bg-bg/80" />
      </div>
      <pre tabIndex={0} aria-label={path} className="max-h-[480px] overflow-y-auto py-2 font-mono text-code thin-scroll">
        {linesOf(code).map((line, index) => (
          <div key={index} className="flex">
            <span aria-hidden className="w-11 shrink-0 px-2 text-right text-fg-3 select-none tabular">
              {index + 1}
            </span>
            <code className={cn("min-w-0 flex-1 pl-2 whitespace-pre-wrap wrap-anywhere", index < 2 ? "pr-10" : "pr-3")}>
              <CodeLine text={line} tokens={tokens?.[index]} />
            </code>
          </div>
        ))}
      </pre>
    </div>
  );
}
