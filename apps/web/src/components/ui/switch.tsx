import { Switch as Radix } from "radix-ui";
import type { ComponentProps } from "react";

/** On or off, at once. Give it a label by `id` or `aria-label`. */
export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, "className">) {
  return (
    <Radix.Root
      {...props}
      className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-control bg-muted transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
    >
      <Radix.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-control transition-transform duration-200 data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-on-primary" />
    </Radix.Root>
  );
}
