import type { LucideIconData } from "lucide-react";

declare module "lucide-react/icons/bug" {
  /** What the icon is drawn of; every icon's module has it. */
  export const __iconData: LucideIconData;
}
