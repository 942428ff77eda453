import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { cn } from "../../../lib/cn.ts";
import { useHeaderHeight } from "../hooks/header-height.ts";

const END_PX = 4;

function useAtEnd(): boolean {
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const page = document.getElementById("content");
    if (!page) return;
    const look = () => setAtEnd(page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - END_PX);
    page.addEventListener("scroll", look, { passive: true });
    return () => page.removeEventListener("scroll", look);
  }, []);
  return atEnd;
}

/** Links to the sections of the page; the one in view is marked. */
export function JumpBar({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const [current, setCurrent] = useState<string | null>(null);
  const hash = useLocation({ select: (location) => location.hash });
  const atEnd = useAtEnd();
  const ids = sections.map((section) => section.id).join(" ");

  useEffect(() => {
    const root = document.getElementById("content");
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = ids.split(" ").find((id) => inSight.has(id));
        if (first) setCurrent(first);
      },
      { root, rootMargin: "-160px 0px -50% 0px" },
    );
    for (const id of ids.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);

  // The last sections cannot be scrolled to the top: there the one that was asked for counts.
  const shown = atEnd && sections.some((section) => section.id === hash) ? hash : current;

  return (
    <nav
      aria-label="Sections"
      data-sections
      style={{ top: useHeaderHeight() }}
      className="-mx-4 flex gap-1 overflow-x-auto border-b bg-bg px-4 py-1.5 [scrollbar-width:none] md:sticky md:z-10 md:mx-0 md:px-0"
    >
      {sections.map((section) => (
        <a
          key={section.id}
          href={`#${section.id}`}
          aria-current={shown === section.id ? "location" : undefined}
          className={cn(
            "shrink-0 rounded-control px-2.5 py-1 text-meta font-medium",
            shown === section.id ? "bg-selected text-primary" : "text-fg-2 hover:bg-hover",
          )}
        >
          {section.label}
        </a>
      ))}
    </nav>
  );
}
