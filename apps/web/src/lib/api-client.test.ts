import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { ApiError, call, failureText, isProgrammingError, remove, send } from "./api-client.ts";

function answer(status: number, body?: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
}
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not a failed call: ${String(error)}`);
  return error;
}
afterEach(() => vi.unstubAllGlobals());

const PROBLEM = { title: "No such bug", message: "Reload the list." };

test("reading shows the title of a failed answer, writing prefers the server's message", async () => {
  answer(404, PROBLEM);

  for (const method of ["GET", "PUT", "DELETE"] as const)
    expect((await failureOf(send(method, "/x"))).message, method).toBe("No such bug");
  for (const method of ["POST", "PATCH"] as const)
    expect((await failureOf(send(method, "/x"))).message, method).toBe("Reload the list.");
});

test("a failed answer that says nothing is an unknown error", async () => {
  answer(500);

  for (const method of ["GET", "PUT", "DELETE", "POST", "PATCH"] as const)
    expect(await failureOf(send(method, "/x")), method).toMatchObject({
      message: "Unknown error",
      title: "Something went wrong!",
    });
});

test("204 where there should be data, and data that is not what was agreed, fail", async () => {
  answer(204);
  expect((await failureOf(call(z.string(), "GET", "/x"))).message).toBe("Content not found");

  answer(200, { data: 7 });
  expect((await failureOf(call(z.string(), "GET", "/x"))).message).toBe("Unknown error");
});

test("a deletion without data went well, by 204 and by 200 alike", async () => {
  answer(204);
  expect(await remove("/x")).toBe("No Content");

  answer(200);
  expect(await remove("/x")).toBe("No Content");

  answer(409, PROBLEM);
  expect((await failureOf(remove("/x"))).status).toBe(409);
});

test("a server that cannot be reached says what to do; a call that was given up stays what it is", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await failureOf(send("GET", "/x"))).toMatchObject({ status: 0, message: /Check the connection/ });

  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("gone", "AbortError")));
  await expect(send("GET", "/x")).rejects.toMatchObject({ name: "AbortError" });
});

test("only failed calls are put in words; a mistake in the program is thrown again", () => {
  const mistake = new TypeError("x is undefined");

  expect(failureText(new ApiError(409, "Title", "Do this"), "Else")).toBe("Do this");
  expect(failureText(new ApiError(500, "Title", "Unknown error"), "Else")).toBe("Else");
  expect(() => failureText(mistake, "Else")).toThrow(mistake);
  expect(isProgrammingError(new DOMException("gone", "AbortError"))).toBe(false);
});
