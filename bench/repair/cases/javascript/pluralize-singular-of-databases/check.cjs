const assert = require("node:assert/strict");
const pluralize = require(process.argv[2]);

for (const [plural, singular] of [
  ["databases", "database"],
  ["bases", "base"],
  ["Databases", "Database"],
  ["diagnoses", "diagnosis"],
  ["analyses", "analysis"],
  ["parentheses", "parenthesis"],
  ["crises", "crisis"],
  ["theses", "thesis"],
  ["houses", "house"],
])
  assert.equal(pluralize.singular(plural), singular);
assert.equal(pluralize.plural("database"), "databases");
assert.equal(pluralize.plural("diagnosis"), "diagnoses");
assert.equal(pluralize("databases", 1), "database");
