import type { Integration } from "@fixpoint/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { failureText } from "../../../lib/api-client.ts";
import { POPUP_NAME } from "../../../lib/popup.ts";
import { keys } from "../../../lib/query-keys.ts";
import { connectUrl } from "../api/integrations.ts";

const POPUP_FEATURES = "popup,width=720,height=800";
const LOOK_EVERY_MS = 1000;

type PopupState =
  | { kind: "idle" }
  /** `since` is what the integration's `updatedAt` was; another one means connected. */
  | { kind: "waiting"; since: string | null }
  /** The browser refused to open a window: the same address as a link. */
  | { kind: "blocked"; since: string | null; url: string };

/** Authorisation in a window of its own, until the provider is connected, the window is closed, or the person gives up. */
export function usePopupConnection(integration: Integration, onConnected: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState<PopupState>({ kind: "idle" });
  const popup = useRef<Window | null>(null);
  const { organizationId, provider } = integration;
  const updatedAt = integration.updatedAt ?? null;
  const tell = useRef(onConnected);
  tell.current = onConnected;

  function cancel(): void {
    popup.current?.close();
    popup.current = null;
    setState({ kind: "idle" });
  }

  async function start(): Promise<void> {
    // Opened before the address is known: later the browser would no longer count it as the click's own.
    const opened = window.open("", POPUP_NAME, POPUP_FEATURES);
    popup.current = opened;
    setState({ kind: "waiting", since: updatedAt });
    try {
      const url = await connectUrl(organizationId, provider);
      if (opened) opened.location.href = url;
      else setState({ kind: "blocked", since: updatedAt, url });
    } catch (error) {
      cancel();
      toast.error("Failed to fetch integration URL", { description: failureText(error, "Unknown error") });
    }
  }

  const isOpen = state.kind !== "idle";
  const since = state.kind === "idle" ? null : state.since;
  useEffect(() => {
    if (!isOpen) return;
    // Read from the cache: the page may not have been drawn with it yet.
    const isConnectedNow = () => {
      const list = client.getQueryData<Integration[]>(keys.integrations(organizationId));
      const now = list?.find((candidate) => candidate.provider === provider);
      return now !== undefined && now.isConnected && now.updatedAt !== since;
    };
    const refetch = () => client.invalidateQueries({ queryKey: keys.integrations(organizationId) });
    const timer = setInterval(() => {
      if (!popup.current?.closed) return;
      popup.current = null;
      void refetch().then(() => isConnectedNow() || setState({ kind: "idle" }));
    }, LOOK_EVERY_MS);
    const onFocus = () => void refetch();
    window.addEventListener("focus", onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", onFocus);
    };
  }, [isOpen, since, client, organizationId, provider]);

  const isConnected = state.kind !== "idle" && integration.isConnected && updatedAt !== state.since;
  useEffect(() => {
    if (!isConnected) return;
    popup.current?.close();
    popup.current = null;
    setState({ kind: "idle" });
    tell.current();
  }, [isConnected]);

  return { state, start: () => void start(), cancel };
}
