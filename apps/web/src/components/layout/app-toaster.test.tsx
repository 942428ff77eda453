// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { tellError } from "../../lib/tell.ts";
import AppToaster from "./app-toaster.tsx";

afterEach(() => {
  act(() => void toast.dismiss());
  cleanup();
  vi.unstubAllGlobals();
});

test("what is told before there is a toaster is shown when it comes, once", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  toast("Bug was archived");
  await tellError("Session expired!", { id: "session" });
  await tellError("Session expired!", { id: "session" });

  render(<AppToaster />);

  expect(await screen.findByText("Bug was archived")).toBeDefined();
  expect(await screen.findAllByText("Session expired!")).toHaveLength(1);
});
