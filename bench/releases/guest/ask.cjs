// Asks a package: node ask.cjs <root> <file of calls>. The file is a JSON list of expressions, in which `pkg` is what the package
// exports. A line of JSON on stdout for each, as `answer` of `answers.cjs` gives it. With no calls in the list: what there is to call.
const fs = require("node:fs");
const { answer, load } = require("./answers.cjs");

const [, , root, file] = process.argv;
const write = (one) => fs.writeSync(1, `\n@ ${JSON.stringify(one)}\n`);

function described(pkg, name, depth = 0) {
  const found = [];
  if (typeof pkg === "function") {
    const own = Object.getOwnPropertyNames(pkg.prototype ?? {}).filter((key) => key !== "constructor");
    found.push({
      name,
      length: pkg.length,
      isClass: /^class\b/.test(Function.prototype.toString.call(pkg)) || own.length > 0,
      methods: own.slice(0, 40),
    });
  }
  if (depth < 2 && pkg !== null && (typeof pkg === "object" || typeof pkg === "function"))
    for (const key of Object.keys(pkg).slice(0, 80)) {
      if (!/^[A-Za-z$][\w$]*$/.test(key) || key === "default" || key === "prototype") continue;
      let inner;
      try {
        inner = pkg[key];
      } catch {
        continue;
      }
      found.push(...described(inner, `${name}.${key}`, depth + 1));
    }
  return found.slice(0, 150);
}

(async () => {
  const calls = JSON.parse(fs.readFileSync(file, "utf8"));
  const { pkg, how } = await load(root);
  if (calls.length === 0) write({ how, exports: described(pkg, "pkg") });
  for (const [at, text] of calls.entries()) write({ at, ...(await answer(pkg, text)) });
  process.exit(0);
})().catch((error) => {
  write({ unloadable: String(error?.code ?? error?.name), message: String(error?.message ?? error).slice(0, 300) });
  process.exit(3);
});
