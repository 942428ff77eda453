import { Link2 } from "lucide-react";
import type { ReactNode } from "react";

/** A part of the help that can be linked to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-8">
      <h2 id={`${id}-title`} className="group flex items-center gap-2 text-h2 font-semibold">
        {title}
        <a href={`#${id}`} aria-label={`Link to ${title}`} className="rounded p-1 text-fg-3 hover:text-fg">
          <Link2 aria-hidden className="size-4" />
        </a>
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
