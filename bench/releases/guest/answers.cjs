const crypto = require("node:crypto");
const fs = require("node:fs");
const module_ = require("node:module");
const path = require("node:path");
const url = require("node:url");
const util = require("node:util");
const vm = require("node:vm");

const CALL_MS = 150;
const SETTLE_MS = 150;
/** Characters of an answer; of longer ones the digest is told. */
const LONGEST = 400;

process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});
console.log = console.warn = console.error = console.info = () => {};

/** The package in the folder `root`, as who has it installed loads it. */
async function load(root) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const own = manifest.name;
  const place = path.join(root, "node_modules", own);
  if (!fs.existsSync(place)) {
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.symlinkSync(path.relative(path.dirname(place), root), place, "dir");
  }
  const from = url.pathToFileURL(path.join(root, "any.mjs"));
  if (manifest.type !== "module") {
    try {
      return { pkg: module_.createRequire(from)(own), how: "require" };
    } catch (error) {
      if (error.code !== "ERR_REQUIRE_ESM" && error.code !== "ERR_PACKAGE_PATH_NOT_EXPORTED" && !(error instanceof SyntaxError))
        throw error;
    }
  }
  const resolved = module_.createRequire(from).resolve(own, { conditions: new Set(["import", "node"]) });
  const loaded = await import(url.pathToFileURL(resolved));
  const names = Object.keys(loaded).filter((name) => name !== "default" && name !== "module.exports");
  return names.length === 0 || (loaded.default !== undefined && typeof loaded.default === "function")
    ? { pkg: loaded.default, how: "default" }
    : { pkg: loaded, how: "names" };
}

function isPlain(value, depth = 0) {
  if (value === null || value === undefined || typeof value === "boolean" || typeof value === "number") return true;
  if (typeof value === "string") return !/[\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]/.test(value);
  if (typeof value !== "object" || depth > 4) return false;
  const prototype = Object.getPrototypeOf(value);
  if (Array.isArray(value))
    return (
      prototype === Array.prototype && Object.keys(value).length === value.length && value.every((one) => isPlain(one, depth + 1))
    );
  return (
    prototype === Object.prototype &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    Reflect.ownKeys(value).every(
      (key) => "value" in Object.getOwnPropertyDescriptor(value, key) && isPlain(value[key], depth + 1),
    )
  );
}

function shown(value) {
  return util.inspect(value, {
    depth: 8,
    breakLength: Infinity,
    maxArrayLength: 200,
    maxStringLength: 2000,
    compact: 3,
    sorted: false,
  });
}

/** What a call gives: {value, plain, promise}, {error, message} or {long}. */
async function answer(pkg, text) {
  try {
    globalThis.pkg = pkg;
    let value = vm.runInThisContext(`(${text})`, { timeout: CALL_MS });
    let isPromise = false;
    if (typeof value?.then === "function") {
      isPromise = true;
      let timer;
      value = await Promise.race([
        value,
        new Promise((_, reject) => {
          timer = setTimeout(() => reject(Object.assign(new Error(), { name: "Never" })), SETTLE_MS);
        }),
      ]).finally(() => clearTimeout(timer));
    }
    const answered = shown(value);
    if (answered.length > LONGEST) return { long: crypto.createHash("sha1").update(answered).digest("hex") };
    return { value: answered, plain: isPlain(value), ...(isPromise && { promise: true }) };
  } catch (error) {
    if (error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return { error: "Hang" };
    return { error: String(error?.name ?? typeof error), message: String(error?.message ?? error).slice(0, 200) };
  }
}

module.exports = { answer, load };
