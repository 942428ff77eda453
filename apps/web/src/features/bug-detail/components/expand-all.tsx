import { count } from "../../../lib/format.ts";

/** Only what is near the window is in the page; the browser's own search and select-all need the rest too. */
export function ExpandAll({ lines, onExpand }: { lines: number; onExpand: () => void }) {
  return (
    <p className="flex items-center gap-3 border-b bg-subtle px-3 py-0.5 font-sans text-meta text-fg-3">
      {count(lines)} lines
      <button type="button" onClick={onExpand} className="min-h-6 rounded font-medium text-primary">
        Expand all
      </button>
      <span className="max-md:hidden">to search them with the browser</span>
    </p>
  );
}
