import { useSyncExternalStore } from "react";

export type BrowserPermission = NotificationPermission | "unsupported";

const listeners = new Set<() => void>();

export function browserPermission(): BrowserPermission {
  return "Notification" in globalThis ? Notification.permission : "unsupported";
}

/** Asks the person, if they have not been asked: only ever call it when they have switched the channel on. */
export async function askForPermission(): Promise<BrowserPermission> {
  if (browserPermission() === "default") await Notification.requestPermission();
  for (const listener of listeners) listener();
  return browserPermission();
}

/** What the browser allows; read again when the person comes back from its settings. */
export function useBrowserPermission(): BrowserPermission {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    addEventListener("focus", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("focus", listener);
    };
  }, browserPermission);
}

/** `tag` makes one of the same message from several windows. */
export function notify(title: string, { body, tag, onClick }: { body: string; tag: string; onClick: () => void }): void {
  if (browserPermission() !== "granted") return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
      onClick();
    });
  } catch {
    // Some mobile browsers allow it to service workers alone; the page shows the same change anyway.
  }
}
