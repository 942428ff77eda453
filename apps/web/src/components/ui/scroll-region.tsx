import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

interface Props extends ComponentProps<"div"> {
  /** What it holds, for those who do not see it. */
  label: string;
}

/** What may be larger than its place; it takes the focus, so that it can be scrolled by keyboard too. */
export function ScrollRegion({ label, className, ...rest }: Props) {
  return <div {...rest} role="region" aria-label={label} tabIndex={0} className={cn("overflow-auto thin-scroll", className)} />;
}
