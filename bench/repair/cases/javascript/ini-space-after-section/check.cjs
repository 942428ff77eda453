const assert = require("node:assert/strict");
const ini = require(process.argv[2]);

const parse = (text) => JSON.parse(JSON.stringify(ini.parse(text)));
assert.deepEqual(parse("[server] \nport=80"), { server: { port: "80" } });
assert.deepEqual(parse("[server]\t\nport=80"), { server: { port: "80" } });
assert.deepEqual(parse("a=1\n[x]  \nb=2\n[y]\nc=3"), { a: "1", x: { b: "2" }, y: { c: "3" } });
assert.deepEqual(parse("[server]\nport=80 "), { server: { port: "80" } });
assert.deepEqual(parse("[a.b] \nc=1"), { a: { b: { c: "1" } } });
assert.deepEqual(parse("[list]=yes"), { "[list]": "yes" });
assert.deepEqual(parse("flag\nname = value"), { flag: true, name: "value" });
