import { useEffect, useState } from "react";
import { cn } from "../../../lib/cn.ts";

/** Links to the sections of the page; the one in view is marked. */
export function JumpBar({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map((section) => section.id).join(" ");

  useEffect(() => {
    const root = document.getElementById("content");
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target.id);
        if (seen[0]) setCurrent(seen[0]);
      },
      { root, rootMargin: "-120px 0px -60% 0px" },
    );
    for (const id of ids.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);

  return (
    <nav
      aria-label="Sections"
      className="-mx-4 flex gap-1 overflow-x-auto border-b bg-bg px-4 py-1.5 [scrollbar-width:none] md:sticky md:top-[92px] md:z-10 md:mx-0 md:px-0"
    >
      {sections.map((section) => (
        <a
          key={section.id}
          href={`#${section.id}`}
          aria-current={current === section.id ? "location" : undefined}
          onClick={(event) => {
            event.preventDefault();
            document
              .getElementById(section.id)
              ?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
            history.replaceState(history.state, "", `#${section.id}`);
          }}
          className={cn(
            "shrink-0 rounded-control px-2.5 py-1 text-meta font-medium",
            current === section.id ? "bg-selected text-primary" : "text-fg-2 hover:bg-hover",
          )}
        >
          {section.label}
        </a>
      ))}
    </nav>
  );
}
