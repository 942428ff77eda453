"use strict";
/**
 * A document for tests that want one, by the project's own jsdom or happy-dom: its window's names become globals, as vitest and
 * jest have them. There is one window for all candidates, since the packages that stay loaded hold on to it: what one leaves in
 * it is cleared before the next.
 */
const path = require("node:path");
const { ofProject } = require("./judge-aside.cjs");

/** Node has these too, and tests of a browser mean the window's. */
const ITS_OWN = new Set(
  "AbortController AbortSignal Blob CloseEvent CustomEvent DOMException Event EventTarget File FormData Headers MessageEvent Storage WebSocket localStorage navigator sessionStorage".split(
    " ",
  ),
);
const OF_EVERY_TARGET = ["addEventListener", "dispatchEvent", "removeEventListener"];
const CARRIERS = ["jest-environment-jsdom", "vitest", "jest", "react-scripts", "@happy-dom/jest-environment"];
/** Milliseconds between two frames. */
const FRAME_MS = 16;

/** The window that tests run in now; null where they want none. */
let current = null;
const things = new Set();

function openJsdom(root, { url }) {
  const jsdom = ofProject(root, "jsdom", [...CARRIERS, "react-scripts/node_modules/jest-environment-jsdom"]);
  if (jsdom === undefined) return null;
  const virtualConsole = new jsdom.VirtualConsole();
  const dom = new jsdom.JSDOM("<!DOCTYPE html>", {
    pretendToBeVisual: true,
    runScripts: "dangerously",
    url,
    virtualConsole,
  });
  return { window: dom.window, goTo: (to) => dom.reconfigure({ url: to }) };
}

function openHappyDom(root, { url }) {
  const happy = ofProject(root, "happy-dom", CARRIERS);
  if (happy === undefined) return null;
  const window = new happy.Window({ url });
  return { window, goTo: (to) => window.happyDOM?.setURL?.(to) };
}

/** Names of the window that become globals. */
function namesOf(window) {
  const names = new Set([...Object.getOwnPropertyNames(window), ...OF_EVERY_TARGET]);
  return [...names].filter((name) => ITS_OWN.has(name) || OF_EVERY_TARGET.includes(name) || !(name in globalThis));
}

const isClass = (value) => /^class\b/.test(Function.prototype.toString.call(value)) || /^[A-Z]/.test(value.name);

function valueOf(window, name) {
  const value = window[name];
  return typeof value === "function" && !isClass(value) ? value.bind(window) : value;
}

function populate(window) {
  for (const name of namesOf(window)) {
    const value = valueOf(window, name);
    if (typeof value === "object" && value !== null) things.add(value);
    if (value !== undefined || name.startsWith("on"))
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
  }
  for (const name of ["window", "self", "top", "parent"])
    Object.defineProperty(globalThis, name, { value: globalThis, writable: true, configurable: true, enumerable: true });
  const frames = {
    requestAnimationFrame: (callback) => setTimeout(() => callback(performance.now()), FRAME_MS),
    cancelAnimationFrame: (handle) => clearTimeout(handle),
  };
  for (const [name, value] of Object.entries(frames))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
}

/** Whoever added a listener: what packages add at the top they add once, what the project adds goes with its candidate. */
function isAddedByProject(root) {
  const caller = String(new Error("where").stack)
    .split("\n")
    .slice(1)
    .find((line) => !line.includes(__dirname));
  return caller !== undefined && caller.includes(root) && !caller.includes("/node_modules/");
}

function watchListeners(window, root, added) {
  const tops = [window, globalThis, window.document, window.document.documentElement, window.document.body];
  const { prototype } = window.EventTarget;
  const add = prototype.addEventListener;
  prototype.addEventListener = function addEventListener(type, listener, options) {
    if (tops.includes(this ?? window) && isAddedByProject(root)) added.push([this ?? window, type, listener, options]);
    return add.call(this, type, listener, options);
  };
}

/** Opens the window; false where the project has nothing to open it with. `url`: where its document is from. */
function enter(root, { name, url }) {
  const opened = name === "happy-dom" ? openHappyDom(root, { url }) : openJsdom(root, { url });
  if (opened === null) return false;
  const added = [];
  watchListeners(opened.window, root, added);
  populate(opened.window);
  current = { ...opened, url, added };
  return true;
}

function bare(element) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** The document as it was at first. */
function clear() {
  if (current === null) return;
  const { window, added, url, goTo } = current;
  const { document } = window;
  for (const [target, type, listener, options] of added.splice(0)) target.removeEventListener(type, listener, options);
  for (const element of [document.head, document.body]) {
    element.innerHTML = "";
    bare(element);
  }
  bare(document.documentElement);
  for (const storage of [window.localStorage, window.sessionStorage]) if (storage?.length > 0) storage.clear();
  for (const cookie of document.cookie.split("; "))
    if (cookie !== "") document.cookie = `${cookie.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  if (window.location.href !== url) goTo(url);
}

/** What of the globals is a thing of the window's, and is put back by clearing it. */
const isOfWindow = (value) => things.has(value);

/** What the probe's runner has there before anything is loaded. */
function prepare(root, { folder = ".", environment, variables = {}, defines = {} }) {
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
  for (const [name, value] of Object.entries(defines)) globalThis[name] = value;
  if (environment !== undefined && !enter(path.join(root, folder), environment))
    throw new Error(`The project has no ${environment.name}.`);
}

module.exports = { clear, isOfWindow, prepare };
