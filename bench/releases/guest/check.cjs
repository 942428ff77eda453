// The unseen check of a release: whether the package answers all calls of `unseen.json` as the release that mended it.
const fs = require("node:fs");
const path = require("node:path");
const { answer, load } = require("./answers.cjs");

(async () => {
  const { pkg } = await load(process.argv[2]);
  let wrong = 0;
  for (const one of JSON.parse(fs.readFileSync(path.join(__dirname, "unseen.json"), "utf8"))) {
    const now = await answer(pkg, one.call);
    const isRight = one.error === undefined ? now.value === one.value : now.error !== undefined;
    if (isRight) continue;
    wrong += 1;
    process.stdout.write(`${one.call}: ${now.value ?? `throws ${now.error}`}, wanted ${one.value ?? `${one.error} thrown`}\n`);
  }
  process.exit(wrong === 0 ? 0 : 1);
})().catch((error) => {
  process.stderr.write(`${error?.stack}\n`);
  process.exit(3);
});
