const assert = require("node:assert/strict");
const regexparam = require(process.argv[2]);

const rest = (route, path) => path.replace(regexparam(route, true).pattern, "");
assert.equal(rest("/users", "/users/123"), "/123");
assert.equal(rest("/users/:id", "/users/1/books"), "/books");
assert.equal(rest("/a/b", "/a/b/c/d"), "/c/d");
assert.equal(rest("/", "/abc"), "/abc");
assert.deepEqual([...regexparam("/users/:id", true).pattern.exec("/users/1/books")], ["/users/1", "1"]);
assert.equal(rest("/users", "/users"), "");
assert.equal(regexparam("/users", true).pattern.test("/users/lukeed"), true);
assert.equal(regexparam("/users", true).pattern.test("/userss"), false);
assert.equal(regexparam("/users").pattern.test("/users/"), true);
assert.equal(regexparam("/users").pattern.test("/users/1"), false);
assert.deepEqual(regexparam("/a/:b?/:c", true).keys, ["b", "c"]);
