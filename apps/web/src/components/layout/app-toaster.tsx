import { Toaster } from "sonner";
import { useTheme } from "../../lib/theme.ts";

const TOAST_MS = 4000;
const ABOVE_ACTION_BAR_PX = 80;

/** Loaded lazily, by `LazyToaster`. */
export default function AppToaster() {
  const theme = useTheme();
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      mobileOffset={{ bottom: ABOVE_ACTION_BAR_PX }}
      duration={TOAST_MS}
      closeButton
      visibleToasts={3}
      toastOptions={{
        classNames: {
          toast: "font-sans! rounded-card! border-divider! bg-bg! text-fg! shadow-overlay! text-[14px]!",
          description: "text-fg-2!",
          closeButton: "bg-bg! border-divider! text-fg-2!",
        },
      }}
    />
  );
}
