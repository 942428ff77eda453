import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";

const CONFIRMATION_MS = 600;

/** Copies text; `copied` stays true for 600 ms. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.error("Copying is not allowed here");
      return;
    }
    toast.success("Copied to clipboard");
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRMATION_MS);
  }

  return { copied, copy: (text) => void copy(text) };
}
