const assert = require("node:assert/strict");
const strftime = require(process.argv[2]);

const third = new Date(2014, 7, 3, 4, 5, 6);
const thirteenth = new Date(2014, 7, 13);
assert.equal(strftime("%e", third), " 3");
assert.equal(strftime("%v", third), " 3-Aug-2014");
assert.equal(strftime("%0e", third), "03");
assert.equal(strftime("%_e", third), " 3");
assert.equal(strftime("%B %e, %Y", third), "August  3, 2014");
assert.equal(strftime("%-e", third), "3");
assert.equal(strftime("%e", thirteenth), "13");
assert.equal(strftime("%-e", thirteenth), "13");
assert.equal(strftime("%d %b", third), "03 Aug");
assert.equal(strftime("%l %k", third), " 4  4");
assert.equal(strftime("%v", thirteenth), "13-Aug-2014");
