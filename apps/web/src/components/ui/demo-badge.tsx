/** Marks what is made up to show how a thing looks. */
export function DemoBadge() {
  return <span className="shrink-0 rounded-full border border-control px-1.5 text-meta font-semibold text-fg-2">Demo</span>;
}
