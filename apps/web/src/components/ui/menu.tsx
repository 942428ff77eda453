import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export function Menu({
  trigger,
  children,
  align = "end",
  side = "bottom",
  className,
  defaultOpen,
}: {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "right";
  className?: string;
  defaultOpen?: boolean;
}) {
  return (
    <Radix.Root modal={false} {...(defaultOpen === undefined ? {} : { defaultOpen })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn("z-50 min-w-48 animate-fade rounded-card border bg-bg p-1 shadow-overlay", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({ danger = false, className, ...rest }: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      {...rest}
      className={cn(
        "flex min-h-8 cursor-pointer items-center gap-2 rounded-[5px] px-2 py-1.5 text-label outline-none select-none",
        "data-[highlighted]:bg-hover data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
        danger ? "text-bad" : "text-fg",
        className,
      )}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-divider" />;
}
