// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { card, everyProvider, MODEL_KEYS, modelKeys, showIntegrations } from "../testing/show-integrations.tsx";

const SET = { provider: "anthropic" as const, hasApiKey: true, updatedAt: new Date().toISOString() };

// Loaded when it is needed; a busy machine takes its time for that.
beforeAll(() => import("./model-key-dialog.tsx"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each provider has a card; a key goes in and is never shown", async () => {
  let keys = modelKeys();
  const calls = await showIntegrations(everyProvider(), {
    [`GET ${MODEL_KEYS}`]: () => keys,
    [`PUT ${MODEL_KEYS}/anthropic`]: () => {
      keys = modelKeys([SET]);
      return keys[0];
    },
  });
  const anthropic = within(await card("Anthropic"));
  expect(anthropic.getByText("No key")).toBeTruthy();

  fireEvent.click(anthropic.getByRole("button", { name: "Add the key of Anthropic" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Give the API key")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/API key/), { target: { value: "sk-secret" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await anthropic.findByText("Key set")).toBeTruthy();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ apiKey: "sk-secret", baseUrl: null });
  expect(document.body.textContent).not.toContain("sk-secret");
});

test("a server of one's own is set by its address, without a key", async () => {
  const calls = await showIntegrations(everyProvider(), {
    [`PUT ${MODEL_KEYS}/openai_compatible`]: () => modelKeys()[3],
  });
  const own = within(await card("OpenAI-compatible server"));

  fireEvent.click(own.getByRole("button", { name: "Add the address of OpenAI-compatible server" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Base URL"), { target: { value: "http://localhost:11434/v1" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));

  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ baseUrl: "http://localhost:11434/v1" }),
  );
});

test("a key is removed after a question", async () => {
  const calls = await showIntegrations(everyProvider(), {
    [`GET ${MODEL_KEYS}`]: () => modelKeys([SET]),
    [`DELETE ${MODEL_KEYS}/anthropic`]: () => undefined,
  });

  fireEvent.click(within(await card("Anthropic")).getByRole("button", { name: "Remove the key of Anthropic" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove the key" }));

  await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
});

test("a link to a provider goes to its card", async () => {
  Element.prototype.scrollIntoView = () => {};

  await showIntegrations(everyProvider(), {}, { provider: "openai" });

  await waitFor(() => expect(document.activeElement?.id).toBe("provider-openai"));
});
