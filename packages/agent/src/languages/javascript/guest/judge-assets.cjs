"use strict";
/** What a bundler makes of a file that is no code: tests see its name, and of a style sheet the names that it is asked for. */
const path = require("node:path");

const ASSET =
  /\.(?:css|s[ac]ss|less|styl|pcss|svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|eot|otf|mp[34]|webm|ogg|wav|pdf|html?|txt|md|graphql|gql)$/i;
const STYLES = /\.(?:css|s[ac]ss|less|styl|pcss)$/i;

const isAsset = (file) => ASSET.test(file);

const NAMES =
  'new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name === "default" ? module.exports : typeof name === "string" ? name : undefined) })';

/** As CommonJS. */
function sourceOfAsset(root, file, runner) {
  if (/\.module\.\w+$/.test(file)) return `module.exports = ${NAMES};`;
  if (STYLES.test(file))
    return runner === "vitest" ? 'module.exports = { __esModule: true, default: "" };' : "module.exports = {};";
  const name = runner === "vitest" ? `/${path.relative(root, file)}` : path.basename(file);
  const known = { __esModule: true, default: name };
  // What a wrapper of jest makes of a drawing can be shown as well.
  return runner === "jest" && file.endsWith(".svg")
    ? `module.exports = { ...${JSON.stringify(known)}, ReactComponent: () => null };`
    : `module.exports = ${JSON.stringify(known)};`;
}

module.exports = { isAsset, sourceOfAsset };
