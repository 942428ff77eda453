import { describe, it } from "node:test";
import assert from "node:assert/strict";
import { collect, validate, visibleFields } from "../src/index.js";

const signup = {
  fields: [
    { name: "name", required: true },
    { name: "age", type: "number", min: 6, max: 99 },
    { name: "level", type: "choice", choices: ["beginner", "some", "expert"] },
    { name: "club", required: true, showIf: { field: "level", oneOf: ["some", "expert"] } },
    { name: "allergic", type: "checkbox" },
    { name: "allergies", required: true, showIf: { field: "allergic", equals: true } },
    { name: "phone" },
    { name: "callAt", showIf: { field: "phone" } },
  ],
};

describe("validate", () => {
  it("accepts a complete form", () => {
    assert.deepEqual(validate(signup, { name: "Ida", age: "12" }), {});
  });

  it("demands required fields", () => {
    assert.deepEqual(validate(signup, { name: "  " }), { name: "Please fill in" });
  });

  it("checks numbers and choices", () => {
    assert.deepEqual(validate(signup, { name: "Ida", age: "4", level: "pro" }), {
      age: "Must be at least 6",
      level: "Please choose one of the list",
    });
  });

  it("demands a field that is shown", () => {
    assert.deepEqual(validate(signup, { name: "Ida", allergic: true }), { allergies: "Please fill in" });
    assert.deepEqual(validate(signup, { name: "Ida", level: "expert" }), { club: "Please fill in" });
  });

  it("does not demand a field that is not shown", () => {
    assert.deepEqual(validate(signup, { name: "Ida", allergic: false, level: "beginner" }), {});
  });

  it("complains about conditions on unknown fields", () => {
    const broken = { fields: [{ name: "a", showIf: { field: "b" } }] };
    assert.throws(() => validate(broken, {}), /Unknown field: b/);
  });
});

describe("visibleFields", () => {
  it("follows the answers", () => {
    assert.deepEqual(visibleFields(signup, {}), ["name", "age", "level", "allergic", "phone"]);
    assert.ok(visibleFields(signup, { phone: "123" }).includes("callAt"));
  });
});

describe("collect", () => {
  it("leaves out blanks and hidden fields", () => {
    const answers = { name: "Ida", age: "", club: "Otters", level: "beginner" };
    assert.deepEqual(collect(signup, answers), { name: "Ida", level: "beginner" });
  });
});
