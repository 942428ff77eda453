import { expect, test } from "vitest";
import { memberRow } from "../../../testing/factories.ts";
import { addAddresses, addressesOf, canBeSent } from "./addresses.ts";

test("addresses are separated by comma, semicolon, blank or line, and each counts once", () => {
  expect(addressesOf(" ada@acme.test, Bo@acme.test;\n\n<cy@acme.test>  ada@acme.test ")).toEqual([
    "ada@acme.test",
    "bo@acme.test",
    "cy@acme.test",
  ]);
  expect(addressesOf(" , ;\n")).toEqual([]);
});

test("what is no address and who is a member already are told, and not sent", () => {
  const list = addAddresses([], "ada@acme.test bo new@acme.test", [memberRow({ email: "Ada@acme.test" })]);

  expect(list).toEqual([
    { email: "ada@acme.test", state: "refused", reason: "Already a member" },
    { email: "bo", state: "refused", reason: "Not an email address" },
    { email: "new@acme.test", state: "waiting" },
  ]);
  expect(list.filter(canBeSent).map(({ email }) => email)).toEqual(["new@acme.test"]);
});

test("an address that is in the list keeps its state", () => {
  const failed = { email: "a@acme.test", state: "failed" as const, reason: "Too many requests" };

  expect(addAddresses([failed], "a@acme.test b@acme.test", [])).toEqual([failed, { email: "b@acme.test", state: "waiting" }]);
});
