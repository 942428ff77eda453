import assert from "node:assert/strict";
const { validate, visibleFields, collect } = await import(new URL("src/index.js", `file://${process.cwd()}/`));

const form = {
  fields: [
    { name: "travel", type: "choice", choices: ["train", "car"], required: true },
    { name: "carOwner", type: "choice", choices: ["own", "rental"], required: true, showIf: { field: "travel", equals: "car" } },
    { name: "rentalFirm", required: true, showIf: { field: "carOwner", equals: "rental" } },
    { name: "firmCity", required: true, showIf: { field: "rentalFirm" } },
  ],
};
const state = { travel: "train", carOwner: "rental" };
assert.deepEqual(visibleFields(form, state), ["travel"]);
assert.deepEqual(validate(form, state), {});
const full = { travel: "train", carOwner: "rental", rentalFirm: "Hop", firmCity: "Ghent" };
assert.deepEqual(visibleFields(form, full), ["travel"]);
assert.deepEqual(collect(form, full), { travel: "train" });
assert.deepEqual(visibleFields(form, { ...full, travel: "car", carOwner: "own" }), ["travel", "carOwner"]);

const car = { ...full, travel: "car" };
assert.deepEqual(collect(form, car), car);
assert.deepEqual(validate(form, { travel: "car" }), { carOwner: "Please fill in" });
assert.deepEqual(validate(form, { travel: "car", carOwner: "rental" }), { rentalFirm: "Please fill in" });
assert.deepEqual(validate(form, { travel: "car", carOwner: "rental", rentalFirm: "Hop" }), { firmCity: "Please fill in" });
assert.throws(() => visibleFields({ fields: [{ name: "a", showIf: { field: "b" } }] }, {}), /Unknown field: b/);
