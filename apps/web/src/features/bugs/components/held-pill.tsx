import { plural } from "../../../lib/format.ts";

/** Says how many new bugs wait above the list, and lets them in. */
export function HeldPill({ waiting, onLetIn }: { waiting: number; onLetIn: () => void }) {
  return (
    <div className="pointer-events-none sticky top-2 z-20 flex h-0 justify-center">
      <button
        type="button"
        onClick={() => {
          document.getElementById("content")?.scrollTo({ top: 0 });
          onLetIn();
        }}
        className="pointer-events-auto h-8 animate-fade rounded-full bg-primary px-4 text-label font-medium text-on-primary shadow-overlay"
      >
        {plural(waiting, "new bug")}
      </button>
    </div>
  );
}
