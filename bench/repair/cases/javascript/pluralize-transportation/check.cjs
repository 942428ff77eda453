const assert = require("node:assert/strict");
const pluralize = require(process.argv[2]);

assert.equal(pluralize.plural("transportation"), "transportation");
assert.equal(pluralize.singular("transportation"), "transportation");
assert.equal(pluralize("transportation", 2, true), "2 transportation");
assert.equal(pluralize.plural("Transportation"), "Transportation");
for (const word of ["traffic", "trout", "equipment", "tuna"]) assert.equal(pluralize.plural(word), word);
assert.equal(pluralize.plural("station"), "stations");
assert.equal(pluralize.plural("invitation"), "invitations");
