// @vitest-environment jsdom
import { QueryClientProvider, useMutation, useQuery, type QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, failureText } from "./api-client.ts";
import { createQueryClient } from "./query-client.ts";

/** Stands in for the error page of a route. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>Error page: {this.state.error.message}</p> : this.props.children;
  }
}

function show(children: ReactNode, client: QueryClient): void {
  render(
    <QueryClientProvider client={client}>
      <Boundary>{children}</Boundary>
    </QueryClientProvider>,
  );
}

const navigation = { here: () => "/acme/users?q=a", toSignIn: vi.fn(), toServerError: vi.fn() };
const error = vi.spyOn(toast, "error");
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(cleanup);

/** How often a query is asked that always fails so. */
async function triesOf(failure: unknown): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(failure));
  await createQueryClient(navigation)
    .fetchQuery({ queryKey: ["x"], queryFn, retryDelay: 0 })
    .catch(() => undefined);
  return queryFn.mock.calls.length;
}

function Form({ failure }: { failure: Error }) {
  const save = useMutation({
    mutationFn: () => Promise.reject(failure),
    onError: (reason) => toast.error("Failed to save", { description: failureText(reason, "Unknown error") }),
  });
  return <button onClick={() => save.mutate()}>Save</button>;
}

test("401 and 403 are not asked again, what may pass is, three times", async () => {
  expect(await triesOf(new ApiError(401, "", ""))).toBe(1);
  expect(await triesOf(new ApiError(403, "", ""))).toBe(1);
  expect(await triesOf(new ApiError(503, "", ""))).toBe(4);
  expect(await triesOf(new ApiError(0, "", ""))).toBe(4);
  expect(await triesOf(new TypeError("x is undefined"))).toBe(1);
});

test("an ended session signs out and keeps the place, once for many calls", async () => {
  await triesOf(new ApiError(401, "", ""));

  await vi.waitFor(() => expect(error).toHaveBeenCalledWith("Session expired!", { id: "session" }));
  expect(navigation.toSignIn).toHaveBeenCalledWith("/acme/users?q=a");
});

test("a mistake in the program within a query goes to the error page, without a toast", async () => {
  function Page() {
    useQuery({ queryKey: ["x"], queryFn: () => Promise.reject(new TypeError("x is undefined")) });
    return <p>Page</p>;
  }
  show(<Page />, createQueryClient(navigation));

  expect(await screen.findByText("Error page: x is undefined")).toBeDefined();
  expect(error).not.toHaveBeenCalled();
});

test("a failed mutation is told and the page stays", async () => {
  show(<Form failure={new ApiError(409, "Taken", "Choose another name")} />, createQueryClient(navigation));
  fireEvent.click(screen.getByRole("button"));

  await vi.waitFor(() => expect(error).toHaveBeenCalledWith("Failed to save", { description: "Choose another name" }));
  expect(screen.getByRole("button")).toBeDefined();
});

test("a mistake in the program within a mutation goes to the error page and to whoever watches for errors", async () => {
  const mistake = new RangeError("out of range");
  const rejected = vi.fn();
  process.once("unhandledRejection", rejected);
  show(<Form failure={mistake} />, createQueryClient(navigation));
  fireEvent.click(screen.getByRole("button"));

  expect(await screen.findByText("Error page: out of range")).toBeDefined();
  await vi.waitFor(() => expect(rejected.mock.calls[0]?.[0]).toBe(mistake));
  expect(error).not.toHaveBeenCalled();
});

test("calls that end together send a person to sign-in once, with where they were", async () => {
  let here = "/acme/users?q=a";
  const toSignIn = vi.fn((redirect: string) => (here = `/sign-in?redirect=${encodeURIComponent(redirect)}`));
  const client = createQueryClient({ ...navigation, here: () => here, toSignIn });
  const ended = (key: string) =>
    client.fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(new ApiError(401, "", "")) }).catch(() => undefined);

  await Promise.all([ended("users"), ended("projects")]);
  await ended("tasks");

  expect(toSignIn.mock.calls).toEqual([["/acme/users?q=a"]]);
});
