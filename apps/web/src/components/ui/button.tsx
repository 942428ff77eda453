import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

const VARIANTS = {
  primary: "bg-primary text-on-primary hover:brightness-110 active:brightness-95",
  outline: "border border-control bg-bg text-fg hover:bg-hover",
  ghost: "text-fg-2 hover:bg-hover hover:text-fg",
  danger: "bg-bad text-white dark:text-black hover:brightness-110",
} as const;

const SIZES = {
  md: "h-9 px-3.5 text-label gap-2",
  sm: "h-8 px-2.5 text-label gap-1.5",
  icon: "size-9 justify-center",
  iconSm: "size-7 justify-center",
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

export function buttonClass({ variant = "outline", size = "md" }: ButtonLook = {}, extra?: string): string {
  return cn(
    "relative inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap select-none",
    "transition-[background-color,filter,color,transform] duration-[120ms] active:translate-y-px",
    "disabled:opacity-55 aria-disabled:opacity-55 aria-disabled:cursor-not-allowed",
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner in place of the content, keeping the width. */
  busy?: boolean;
  children?: ReactNode;
}

export function Button({ variant, size, busy = false, className, children, type = "button", onClick, ...rest }: Props) {
  const blocked = busy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      <span className={cn("inline-flex items-center gap-[inherit]", busy && "opacity-0")}>{children}</span>
      {busy && <LoaderCircle aria-hidden className="absolute size-4 animate-spin" />}
    </button>
  );
}
