"use strict";
/** A test of node-tap where it is judged: assertions at once, tests within it in their order. */
const { NAMES, words } = require("./judge-tap-asserts.cjs");

/** The case that what is asserted beside other tests is told as. */
const beside = (path) => (path === "" ? "(assertions)" : `${path} > (assertions)`);

const HOOKS = ["before", "after", "beforeEach", "afterEach"];

/** `test(name?, options?, what runs?)` in any order. */
function read(given) {
  const run = given.find((one) => typeof one === "function");
  const options = given.find((one) => typeof one === "object" && one !== null) ?? {};
  const name = given.find((one) => typeof one === "string") ?? options.name ?? run?.name ?? "";
  return { name: name.trim(), options, run };
}

class Test {
  constructor(session, parent, name) {
    this.session = session;
    this.parent = parent;
    this.name = name;
    this.path = parent === null || parent.path === "" ? name : `${parent.path} > ${name}`;
    this.context = parent === null ? {} : Object.create(parent.context);
    this.count = 0;
    this.planned = null;
    this.isEnded = false;
    this.isRed = false;
    this.hasParts = false;
    /** Whether anything is asserted beside parts. */
    this.isBare = false;
    this.queue = Promise.resolve();
    this.teardowns = [];
    this.hooks = Object.fromEntries(HOOKS.map((name) => [name, []]));
    this.ended = Promise.withResolvers();
    this.t = this.api();
  }

  say(isRight, message) {
    this.isBare = true;
    if (!isRight) this.isRed = true;
    if (!isRight && this.session.counts(this.path)) this.session.fail(new Error(message));
    this.counted();
    return isRight;
  }

  /** An assertion, or a part that has ended. */
  counted() {
    this.count += 1;
    this.settle();
  }

  settle() {
    if (this.isEnded || (this.planned !== null && this.count >= this.planned)) this.ended.resolve();
  }

  add(given, isLeftOut) {
    const { name, options, run } = read(given);
    if (isLeftOut || run === undefined || options.skip || options.todo) return Promise.resolve(this.counted());
    const child = new Test(this.session, this, name);
    this.hasParts = true;
    this.queue = this.queue.then(async () => {
      if (this.session.leadsTo(child.path)) await child.run(run);
      this.counted();
    });
    return this.queue;
  }

  /** Those of the tests around it come first. */
  async each(hook, t) {
    if (this.parent !== null && hook === "beforeEach") await this.parent.each(hook, t);
    for (const fn of this.hooks[hook]) await fn.call(t, t);
    if (this.parent !== null && hook === "afterEach") await this.parent.each(hook, t);
  }

  async run(body) {
    try {
      await this.parent.once();
      await this.parent.each("beforeEach", this.t);
      const given = body.call(this.t, this.t);
      if (typeof given?.then === "function") await given;
      else await this.ended.promise;
      await this.queue;
      if (this.planned !== null && this.count !== this.planned) this.say(false, "test count does not match plan");
      for (const fn of this.hooks.after) await fn.call(this.t, this.t);
    } catch (error) {
      this.isRed = true;
      if (this.session.counts(this.path)) this.session.fail(error);
    } finally {
      for (const fn of this.teardowns.toReversed()) await fn();
      await this.parent.each("afterEach", this.t);
    }
    if (this.session.counts(this.path)) this.session.passed += 1;
    this.tell();
  }

  /** Whoever counts hears of it, and of what is asserted beside its parts. */
  tell() {
    const { counting } = this.session;
    if (!this.hasParts || this.isBare) counting?.tested(this.hasParts ? beside(this.path) : this.path, !this.isRed);
  }

  /** The file's own, once it is loaded. */
  async finish() {
    for (let queue = null; queue !== this.queue;) {
      queue = this.queue;
      await queue;
    }
    for (const fn of this.hooks.after) await fn.call(this.t, this.t);
    for (const fn of this.teardowns.toReversed()) await fn();
    if (this.isBare && this.session.counts(this.path)) this.session.passed += 1;
    this.hasParts = true;
    this.tell();
  }

  async once() {
    const before = this.hooks.before.splice(0);
    for (const fn of before) await fn.call(this.t, this.t);
  }

  api() {
    const text = (given, otherwise) => given.find((one) => typeof one === "string") ?? otherwise;
    const t = {
      name: this.name,
      context: this.context,
      passing: () => this.session.failure === null,
      plan: (count) => void (this.planned = count),
      end: () => {
        this.isEnded = true;
        this.settle();
      },
      endAll: () => t.end(),
      pass: (message) => this.say(true, message),
      fail: (message) => this.say(false, text([message], "(unnamed test)")),
      test: (...given) => this.add(given, false),
      skip: (...given) => (given.some((one) => typeof one === "function") ? this.add(given, true) : this.say(true, "")),
      only: (...given) => this.add(given, false),
      todo: () => this.say(true, ""),
      teardown: (fn) => void this.teardowns.push(fn),
      throws: (fn, ...given) => this.throws(fn, given, text),
      doesNotThrow: (...given) => {
        const fn = given.find((one) => typeof one === "function");
        const found = thrownBy(fn);
        const said = words("expected to not throw", "expect to not throw", fn?.name ?? "", messageOf(found));
        return this.say(found === null, text(given, said));
      },
      rejects: async (promise, ...given) => {
        const wanted = given.find((one) => typeof one !== "string");
        const found = await rejectionOf(promise);
        this.say(
          found !== null && this.session.asserts.isWanted(found.error, wanted),
          text(given, words("expect rejected Promise", "expected to reject")),
        );
        return found?.error;
      },
      resolves: async (promise, message) => {
        const found = await rejectionOf(promise);
        const said = words("expect resolving Promise", "expected to resolve", messageOf(found));
        return this.say(found === null, text([message], said));
      },
      resolveMatch: async (promise, wanted, message) => {
        const value = await (typeof promise === "function" ? promise() : promise);
        return t.match(value, wanted, text([message], words("expect resolving Promise", "expected to resolve")));
      },
      // What is stored elsewhere is taken for right.
      matchSnapshot: () => this.say(true, ""),
      resolveMatchSnapshot: async (promise) => {
        await promise;
        return this.say(true, "");
      },
    };
    for (const name of ["comment", "diagnostic", "autoend", "pragma", "setTimeout", "timeout"]) t[name] = () => undefined;
    for (const name of HOOKS) t[name] = (fn) => void this.hooks[name].push(fn);
    t.tearDown = t.teardown;
    t.throw = t.throws;
    t.notThrow = t.doesNotThrow;
    for (const [name, [holds, says]] of Object.entries(this.session.asserts.one))
      t[name] = (value, ...given) => this.say(holds(value), text(given, says(value)));
    for (const [name, [holds, says]] of Object.entries(this.session.asserts.two))
      t[name] = (found, wanted, ...given) => this.say(holds(found, wanted), text(given, says(found, wanted)));
    for (const [other, name] of NAMES) t[other] ??= t[name];
    return t;
  }

  throws(fn, given, text) {
    // Who means a name gives it first.
    if (typeof fn !== "function")
      return this.throws(
        given.find((one) => typeof one === "function"),
        [fn, ...given],
        text,
      );
    const wanted = given.find((one) => typeof one !== "string" && one !== fn);
    const found = thrownBy(fn);
    const said = words(
      "expected to throw",
      wanted instanceof Error ? `expected to throw: ${wanted.name} ${wanted.message}` : "",
      fn.name,
    );
    const isRight = found !== null && this.session.asserts.isWanted(found.error, wanted);
    this.say(isRight, text(given, said));
    return isRight ? found.error : false;
  }
}

function thrownBy(fn) {
  try {
    fn();
    return null;
  } catch (error) {
    return { error };
  }
}

const messageOf = (found) => found?.error?.message ?? "";

async function rejectionOf(promise) {
  try {
    await (typeof promise === "function" ? promise() : promise);
    return null;
  } catch (error) {
    return { error };
  }
}

module.exports = { Test, beside };
