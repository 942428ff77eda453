import type { ExternalToast } from "sonner";

let toasterMounted: () => void = () => undefined;
const toaster = new Promise<void>((resolve) => {
  toasterMounted = resolve;
});

export { toasterMounted };

/** A toast from where the page may not have loaded the toaster yet: it is shown as soon as there is one. */
export async function tellError(message: string, options?: ExternalToast): Promise<void> {
  await toaster;
  const { toast } = await import("sonner");
  toast.error(message, options);
}
