import type { LucideIconData } from "lucide-react";
import { cn } from "../../lib/cn.ts";

/** A rectangle whose corners are round: `r` is their radius, all numbers in units of the icon. */
function box(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}

/** What an icon is drawn of, as the data of one path; TypeError for a shape that is no path, line, circle or rectangle. */
export function onePath({ name, node }: LucideIconData): string {
  return node
    .map(([shape, attributes]) => {
      const at = (key: string) => Number((attributes as Record<string, string | undefined>)[key] ?? 0);
      // A path may begin with a move from where it is: on its own, that is from the corner.
      if (shape === "path") return `M0 0${String(attributes.d)}`;
      if (shape === "line") return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
      if (shape === "circle") return box(at("cx") - at("r"), at("cy") - at("r"), 2 * at("r"), 2 * at("r"), at("r"));
      if (shape === "rect") return box(at("x"), at("y"), at("width"), at("height"), at("rx"));
      throw new TypeError(`The icon “${name}” has a ${shape}: add it to onePath`);
    })
    .join("");
}

/** An icon as one shape: a list of hundreds of rows is drawn of as few as it can be. */
export function PathIcon({ d, className, view }: { d: string; className?: string; view?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      data-view={view}
      className={cn("fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]", className)}
    >
      <path d={d} />
    </svg>
  );
}
