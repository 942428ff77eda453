import { useId, type ReactNode } from "react";

export const INPUT =
  "w-full rounded-control border border-control bg-bg px-3 py-1.5 min-h-9 placeholder:text-fg-3 aria-[invalid=true]:border-bad disabled:opacity-55";

interface Control {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** A visible label, the control, and below it what is wrong or else a hint; the control is described by both. */
export function FormField({
  label,
  optional = false,
  hint,
  error,
  children,
}: {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="text-label font-medium">
        {label} {optional && <span className="font-normal text-fg-3">(optional)</span>}
      </label>
      <div className="mt-1">
        {children({ id, "aria-invalid": error !== undefined, "aria-describedby": note ? `${id}-note` : undefined })}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? "mt-1 text-meta text-bad" : "mt-1 text-meta text-fg-3"}>
          {note}
        </p>
      )}
    </div>
  );
}
