import { cn } from "../../../lib/cn.ts";
import { SidebarContent } from "./sidebar-content.tsx";

/** The fixed sidebar: 16rem, or 3rem with icons only; its edge is a rail that toggles it. */
export function Sidebar({ expanded, onToggle, foreign }: { expanded: boolean; onToggle: () => void; foreign: boolean }) {
  return (
    <aside
      data-state={expanded ? "expanded" : "collapsed"}
      className={cn("relative shrink-0 border-r bg-subtle transition-[width] duration-200 ease-out", expanded ? "w-64" : "w-12")}
    >
      <SidebarContent expanded={expanded} foreign={foreign} />
      <button
        type="button"
        tabIndex={-1}
        aria-label="Toggle the sidebar"
        title="Toggle the sidebar (Ctrl B)"
        onClick={onToggle}
        className="absolute inset-y-0 -right-1.5 w-3 cursor-col-resize! after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 hover:after:bg-control"
      />
    </aside>
  );
}
