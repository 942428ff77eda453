import { PRODUCT_NAME } from "@fixpoint/contracts";
import { cn } from "../../lib/cn.ts";

/** The mark: a diamond that comes to rest on one point. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn("size-7 shrink-0", className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M16 6.5 25.5 16 16 25.5 6.5 16Z"
        fill="none"
        strokeWidth="2.4"
        strokeLinejoin="round"
        className="stroke-on-primary"
      />
      <circle cx="16" cy="16" r="3.1" className="fill-on-primary" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5 text-[17px] font-semibold tracking-[-0.01em]", className)}>
      <LogoMark />
      {PRODUCT_NAME}
    </span>
  );
}
