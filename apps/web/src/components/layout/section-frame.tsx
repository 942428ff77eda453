import { Link, useRouterState, type LinkProps } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";

const LINK =
  "block shrink-0 rounded-control px-3 py-1.5 text-label font-medium text-fg-2 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:text-primary";

export interface SectionLink {
  to: LinkProps["to"];
  label: string;
  /** Its address is also the beginning of the others'. */
  exact?: boolean;
}

/** A few pages that belong together: their links beside the page, above it below desktop width. */
export function SectionFrame({
  name,
  links,
  params = {},
  children,
}: {
  name: string;
  links: readonly SectionLink[];
  params?: Record<string, string>;
  children: ReactNode;
}) {
  const nav = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.location.pathname });

  useEffect(() => {
    // On a phone the links scroll sideways: the one of this page has to be seen.
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);

  return (
    <div className="flex flex-col gap-x-8 px-4 py-6 md:px-6 lg:flex-row lg:px-8">
      <nav
        ref={nav}
        aria-label={name}
        className="-mx-4 mb-5 flex gap-1 overflow-x-auto px-4 py-1 lg:mx-0 lg:w-44 lg:shrink-0 lg:flex-col lg:px-0 lg:py-0"
      >
        {links.map(({ to, label, exact = false }) => (
          <Link key={to} to={to} params={params as never} activeOptions={{ exact, includeSearch: false }} className={LINK}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
