/** Covered share of the changed lines; the rest is hatched, so that it does not depend on colour. */
export function CoverageBar({ covered, coverable }: { covered: number; coverable: number }) {
  if (coverable === 0) return null;
  return (
    <span
      role="img"
      aria-label={`${covered} of ${coverable} changed lines covered`}
      className="inline-flex items-center gap-1.5 text-meta text-fg-3 tabular"
    >
      <span className="flex h-2 w-16 overflow-hidden rounded-full">
        <span className="h-full bg-ok" style={{ width: `${(covered / coverable) * 100}%` }} />
        <span className="h-full flex-1 text-warn hatch" />
      </span>
      {covered}/{coverable}
    </span>
  );
}
