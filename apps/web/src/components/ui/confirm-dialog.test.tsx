// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

afterEach(cleanup);

function Page({ onConfirm = () => {} }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete SHOP-1?"
        description="It is removed."
        action="Delete"
        onConfirm={onConfirm}
      />
    </>
  );
}

test("the focus starts on the harmless button and comes back to where it was", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Ask" });
  opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));

  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });

  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole("dialog")).toBeNull();
});
