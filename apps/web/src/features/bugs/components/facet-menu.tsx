import { Check, ChevronDown } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/cn.ts";
import { Menu, MenuItem } from "../../../components/ui/menu.tsx";

interface Props<T extends string> {
  name: string;
  /** The words for "no choice", where that is one. */
  any?: string;
  value: T | undefined;
  options: readonly { id: T; label: string }[];
  onChange: (value: T | undefined) => void;
}

/** One facet of the list: its name, or what was chosen of it. */
export function FacetMenu<T extends string>({ name, any, value, options, onChange }: Props<T>) {
  const chosen = options.find((option) => option.id === value);
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" className={cn("px-2", chosen && any && "bg-selected text-primary")}>
          {chosen ? `${name}: ${chosen.label}` : name}
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      }
    >
      {[...(any ? [{ id: undefined, label: any }] : []), ...options].map((option) => (
        <MenuItem key={option.id ?? ""} onSelect={() => onChange(option.id)}>
          <Check aria-hidden className={value === option.id ? "" : "invisible"} />
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
