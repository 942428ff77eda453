import type { ExternalToast } from "sonner";

/** A toast from where the page may not have loaded the toaster yet; it waits for one as every toast does. */
export async function tellError(message: string, options?: ExternalToast): Promise<void> {
  const { toast } = await import("sonner");
  toast.error(message, options);
}
