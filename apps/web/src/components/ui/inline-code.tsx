import { Fragment } from "react";
import { codeParts } from "../../lib/code-parts.ts";
import { cn } from "../../lib/cn.ts";

/** One line of text with its `code` set as code; everything else of Markdown stays as it was written. */
export function InlineCode({ text, className }: { text: string; className?: string }) {
  return codeParts(text).map((part, index) =>
    part.code ? (
      <code
        key={index}
        className={cn(
          "rounded bg-fg/[0.07] px-1 font-mono text-[0.92em] font-medium wrap-anywhere box-decoration-clone",
          className,
        )}
      >
        {part.text}
      </code>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
