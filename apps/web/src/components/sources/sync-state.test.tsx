// @vitest-environment jsdom
import type { MappingSync } from "@fixpoint/contracts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mappingRow } from "../../testing/factories.ts";
import { SyncAnnouncer } from "./sync-announcer.tsx";
import { SyncState } from "./sync-state.tsx";

const SYNC: MappingSync = {
  status: "waiting",
  imported: 0,
  lastSyncAt: null,
  nextSyncAt: "2026-05-01T10:05:00.000Z",
  error: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-01T10:00:00.000Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each<[Partial<MappingSync>, string]>([
  [{}, "Waiting, read in 5 minutes"],
  [{ status: "importing", imported: 312 }, "Importing, 312 bugs so far"],
  [{ status: "importing", imported: 1 }, "Importing, 1 bug so far"],
  [{ status: "synced", imported: 312, lastSyncAt: "2026-05-01T09:58:00.000Z" }, "312 bugs, as of 2 minutes ago"],
  [{ status: "failing", error: "Trello answered 503." }, "Trello answered 503.Tried again in 5 minutes"],
])("how reading stands is said in words: %o", (change, words) => {
  const { container } = render(<SyncState sync={{ ...SYNC, ...change }} />);
  expect(container.textContent).toBe(words);
});

test("a new status is read out once, a growing count is not", () => {
  const at = (change: Partial<MappingSync>) => <SyncAnnouncer mappings={[mappingRow({ sync: { ...SYNC, ...change } })]} />;
  const { rerender } = render(at({}));
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toBe("");

  rerender(at({ status: "importing", imported: 1 }));
  expect(said()).toBe("Bug board is being imported");
  rerender(at({ status: "importing", imported: 200 }));
  expect(said()).toBe("Bug board is being imported");
  rerender(at({ status: "synced", imported: 312 }));
  expect(said()).toBe("Bug board is read, 312 bugs");
});
