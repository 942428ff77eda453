import { describe, expect, it } from "vitest";
import { cannotBeHad, isUnreachable, reasonOf } from "./npm-says.ts";

const REGISTRY = "https://registry.npmjs.org/";

describe("what npm says cannot be had", () => {
  it.each([
    [
      "a package of which all versions were withdrawn",
      "npm error code ENOVERSIONS\nnpm error No versions available for gone",
      "^1.0.0",
    ],
    [
      "a private package",
      `npm error code E403\nnpm error 403 403 Forbidden - GET ${REGISTRY}@acme%2fgone`,
      "^1.0.0",
      "@acme/gone",
    ],
    ["a withdrawn file", `npm error code E404\nnpm error 404 Not Found - GET ${REGISTRY}gone/-/gone-1.0.0.tgz`, "^1.0.0"],
    ["another name for it", "npm ERR! code ETARGET\nnpm ERR! notarget No matching version found for real@^9.", "npm:real@^9"],
    ["a name that is none", 'npm error code EINVALIDTAGNAME\nnpm error Invalid tag name "^^1" of package "gone@^^1"', "^^1"],
    [
      "git without git",
      "npm error code ENOENT\nnpm error syscall spawn git\nnpm error An unknown git error occurred",
      "acme/gone#v1",
    ],
    [
      "another host",
      "npm error code ENOTFOUND\nnpm error network request to https://a.test/gone.tgz failed",
      "https://a.test/gone.tgz",
    ],
    ["another manager's words", 'npm error Unsupported URL Type "workspace:": workspace:*', "workspace:*"],
  ])("is found: %s", (_, output, range, name = "gone") => {
    expect(
      cannotBeHad(output, [
        ["kept", "^1.0.0"],
        [name, range],
      ]),
    ).toEqual([name]);
  });

  it.each([
    ["somebody else's range", "npm error code ETARGET\nnpm error notarget No matching version found for kept@^9.0.0."],
    ["a longer name", `npm error code E404\nnpm error 404 Not Found - GET ${REGISTRY}kept-too`],
    ["a scoped name", `npm error code E404\nnpm error 404 Not Found - GET ${REGISTRY}@acme%2fkept-too`],
    ["a conflict", "npm error code ERESOLVE\nnpm error ERESOLVE could not resolve\nnpm error While resolving: kept@1.0.0"],
    ["no answer", `npm error code ETIMEDOUT\nnpm error network request to ${REGISTRY}kept failed, reason: connect ETIMEDOUT`],
    ["an endless line of answers", `npm error ${"404 ".repeat(100_000)}`],
    ["a failing registry", `npm error code E503\nnpm error 503 Service Unavailable - GET ${REGISTRY}kept`],
  ])("is nothing after %s", (_, output) => {
    expect(cannotBeHad(output, [["kept", "^1.0.0"]])).toEqual([]);
  });
});

it("tells a registry that does not answer from another host that does not", () => {
  const said = (host: string) => `npm error code ECONNRESET\nnpm error network request to https://${host}/kept failed`;

  expect(isUnreachable(said("registry.npmjs.org"), REGISTRY)).toBe(true);
  expect(isUnreachable(said("a.test"), REGISTRY)).toBe(false);
});

it("gives the reason in one line", () => {
  const output =
    "npm error code 128\nnpm error An unknown git error occurred\nnpm error command git ls-remote ssh://git@a.test/b.git\nnpm error fatal: no";

  expect(reasonOf(output)).toBe("An unknown git error occurred: command git ls-remote ssh://git@a.test/b.git");
});
