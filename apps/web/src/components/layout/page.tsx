import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { PageHeading } from "./page-heading.tsx";

/** The padding and the one h1 of a page. */
export function Page({
  title,
  description,
  actions,
  narrow = false,
  children,
}: {
  title: string;
  description?: string;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cn("w-full px-4 py-6 md:px-6 lg:px-8", narrow && "max-w-[960px]")}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading title={title} description={description} />
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
