import { Check } from "lucide-react";

export function CoverageLegend() {
  return (
    <ul aria-label="Legend" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-meta text-fg-3">
      <li className="flex items-center gap-1.5">
        <Check aria-hidden strokeWidth={3} className="size-3 text-ok" /> run by a test
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="w-3 text-center font-bold text-warn">
          !
        </span>{" "}
        could run, but no test does
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="inline-block size-3 rounded-sm border" /> nothing to run
      </li>
    </ul>
  );
}
