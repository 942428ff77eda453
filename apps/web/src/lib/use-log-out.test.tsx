// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, Refusal } from "../testing/fake-api.ts";
import { keys } from "./query-keys.ts";

const navigate = vi.fn();
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => navigate }));
const { useLogOut } = await import("./use-log-out.ts");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate.mockReset();
});

function logOutWith(client: QueryClient) {
  client.setQueryData(keys.user, { id: "u1" });
  return renderHook(() => useLogOut(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current;
}

test("on the way to the sign-in page nobody is known any more, or it would send the person back", async () => {
  fakeApi({ "POST /api/v1/auth/logout": () => undefined });
  const client = new QueryClient();
  const known: unknown[] = [];
  navigate.mockImplementation(() => known.push(client.getQueryData(keys.user)));

  await logOutWith(client)();

  expect(navigate).toHaveBeenCalledWith({ to: "/sign-in" });
  expect(known).toEqual([undefined]);
});

test("a session that could not be ended stays", async () => {
  fakeApi({
    "POST /api/v1/auth/logout": () => {
      throw new Refusal(503, "away");
    },
  });
  const client = new QueryClient();

  await logOutWith(client)();

  expect(navigate).not.toHaveBeenCalled();
  expect(client.getQueryData(keys.user)).toBeDefined();
});
