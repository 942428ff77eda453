const assert = require("node:assert/strict");
const strftime = require(process.argv[2]);

const italian = strftime.localizeByIdentifier("it_IT");
const months = (format, locale) => Array.from({ length: 12 }, (_, month) => locale(format, new Date(2020, month, 5))).join(" ");
assert.equal(italian("%d %b %Y", new Date(2020, 0, 5)), "05 gen 2020");
assert.equal(italian("%d %b %Y", new Date(2020, 11, 5)), "05 dic 2020");
assert.equal(months("%b", italian), "gen feb mar apr mag giu lug ago set ott nov dic");
assert.equal(italian("%h", new Date(2020, 4, 5)), "mag");
assert.equal(italian("%v", new Date(2020, 9, 15)), "15-ott-2020");
assert.equal(italian("%B %a %A", new Date(2020, 0, 5)), "gennaio dom domenica");
assert.equal(months("%b", strftime), "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
assert.equal(strftime.localizeByIdentifier("fr_FR")("%b", new Date(2020, 0, 5)), "janv.");
assert.equal(strftime.localizeByIdentifier("de_DE")("%b", new Date(2020, 11, 5)), "Dez");
assert.equal(italian("%m", new Date(2020, 11, 5)), "12");
