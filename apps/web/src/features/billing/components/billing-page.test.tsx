// @vitest-environment jsdom
import { DEFAULT_MODEL_SETTINGS, type ModelSettingsView, type Usage } from "@fixpoint/contracts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { BillingPage } from "./billing-page.tsx";

const figures = {
  runs: 4,
  seconds: 600,
  candidates: 1234,
  validatedFixes: 3,
  modelCalls: 21,
  modelCostUsd: 1.5,
  inputTokens: 250_000,
  outputTokens: 9000,
};
const MODELS: ModelSettingsView = {
  ...DEFAULT_MODEL_SETTINGS,
  dailyBudget: 2,
  monthlyBudget: 50,
  baseUrl: null,
  hasApiKey: false,
  isInherited: false,
  spent: { today: 1.7, month: 12.5, dearestBug: 0.4 },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("usage of the period is shown as totals, bars with their numbers, and a table", async () => {
  const asked: string[] = [];
  fakeApi({
    "GET /api/v1/auth/user-info": () => ({ id: "u1", email: "a@b.test", username: "Ada", organization: "org-1", isAdmin: false }),
    "GET /api/v1/organizations": () => [{ id: "org-1", name: "Acme", slug: "acme" }],
    "GET /api/v1/organizations/org-1/projects": () => [projectRow()],
    "GET /api/v1/organizations/org-1/models": () => MODELS,
    "GET /api/v1/public-settings": () => ({}),
    "GET /api/v1/organizations/org-1/usage": ({ query }): Usage => {
      const to = query.get("to") ?? "";
      asked.push(`${query.get("from")} ${to}`);
      return {
        from: query.get("from") ?? "",
        to,
        totals: figures,
        days: [{ date: to, ...figures }],
        projects: [{ projectId: "project-1", ...figures }],
        runs: [],
      };
    },
  });
  await renderApp(<BillingPage period="7" />, "/settings/billing");

  const bars = await screen.findByRole("img", { name: /^Bugs processed per day/ });
  expect(bars.getAttribute("aria-label")).toContain("4 in all");
  expect(bars.querySelectorAll("g")).toHaveLength(7);
  expect(asked).toHaveLength(1);
  expect(screen.getByText("1,234")).toBeTruthy();
  expect(await screen.findByRole("rowheader", { name: "Shop" })).toBeTruthy();
  const [day, month] = await screen.findAllByRole("meter");
  expect([day, month].map((meter) => meter?.getAttribute("aria-valuetext"))).toEqual(["$1.70 of $2.00", "$12.50 of $50.00"]);
  expect(screen.getByText(/85 %/).textContent).toBe("$1.70 of $2.00, 85 %");
  expect(screen.getByText("21 calls, 250,000 tokens in, 9,000 out")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Agent minutes" }));
  expect(screen.getByRole("img", { name: /10 in all/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Model cost" }));
  expect(screen.getByRole("img", { name: /\$1\.50 in all/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));

  expect(within(screen.getByRole("region", { name: "Usage per day" })).getAllByRole("row")).toHaveLength(8);
});
