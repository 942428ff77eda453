import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useCopy } from "../../lib/use-copy.ts";
import { MenuItem } from "./menu.tsx";

/** An entry of a menu that copies a text. */
export function CopyItem({ text, children }: { text: string; children: ReactNode }) {
  const { copy } = useCopy();
  return (
    <MenuItem onSelect={() => copy(text)}>
      <Copy aria-hidden />
      {children}
    </MenuItem>
  );
}
