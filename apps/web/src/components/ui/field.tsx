import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export const FIELD_CLASS =
  "mt-1 w-full rounded-control border border-control bg-bg px-3 py-2 placeholder:text-fg-3 aria-[invalid=true]:border-bad";

interface Props extends ComponentProps<"input"> {
  label: string;
  /** Small and grey behind the label, such as “(optional)”. */
  aside?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One line of a form: label, input, what it is for and what is wrong with it. */
export function Field({ label, aside, hint, error, className, ...input }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="text-label font-medium">
        {label}
        {aside && <span className="font-normal text-fg-3"> {aside}</span>}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        className={cn(FIELD_CLASS, className)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-meta text-fg-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-meta text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
