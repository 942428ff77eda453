import { Crash } from "@fixpoint/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCrash } from "./crash.ts";
import { Event } from "./schema.ts";
import { traceOf } from "./trace.ts";
import { boundVariables, CUT } from "./variables.ts";

const call = (name: string, lineNo: number, others: object = {}) => ({
  filename: "shop/cart.py",
  absPath: "/srv/shop/cart.py",
  function: name,
  lineNo,
  colNo: null,
  inApp: true,
  vars: null,
  ...others,
});

function event(platform: string, ...values: object[]): Event {
  return Event.parse({ platform, message: "", tags: [], entries: [{ type: "exception", data: { values } }] });
}

const lookup = {
  type: "KeyError",
  value: "'apple'",
  module: null,
  mechanism: { type: "chained", source: "__cause__" },
  stacktrace: {
    frames: [
      call("price_of", 7, {
        context: [
          [6, "def price_of(name):"],
          [7, "    return PRICES[name]"],
        ],
      }),
    ],
  },
};
const raised = {
  type: "PriceError",
  value: "no price for apple",
  module: "shop.errors",
  mechanism: null,
  stacktrace: {
    frames: [call("<module>", 20), call("total", 12, { vars: { items: ["'apple'"], self: "<Cart 1>", key: "[Filtered]" } })],
  },
};

describe("crash", () => {
  it("is the exception that was raised last, with variables in their form and what was scrubbed", () => {
    const crash = toCrash(event("python", lookup, raised));

    expect(crash).toMatchObject({ platform: "python", type: "PriceError", message: "no price for apple" });
    expect(crash?.frames.map(({ function: name, line }) => [name, line])).toEqual([
      ["<module>", 20],
      ["total", 12],
    ]);
    expect(crash?.frames[0]?.variables).toBeNull();
    expect(crash?.frames[1]?.variables).toEqual({ items: ["'apple'"], self: "<Cart 1>", key: "[Filtered]" });
  });

  it("keeps the lines around a call, and the file as the program names it", () => {
    const [frame] = toCrash(event("python", lookup))?.frames ?? [];

    expect(frame).toMatchObject({ file: "shop/cart.py", line: 7, column: null, isInApp: true });
    expect(frame?.context).toEqual([
      { line: 6, text: "def price_of(name):" },
      { line: 7, text: "    return PRICES[name]" },
    ]);
  });

  it("is none where the event holds no exception", () => {
    const entries = [
      { type: "message", data: { formatted: "Slow" } },
      { type: "exception", data: null },
    ];

    expect(toCrash(Event.parse({ platform: "python", message: "Slow", entries }))).toBeNull();
    expect(toCrash(Event.parse({ platform: "python", entries: null }))).toBeNull();
  });

  it("keeps both ends of a recursion", () => {
    const frames = Array.from({ length: 900 }, (_, at) => call("again", at + 1));
    const crash = toCrash(event("python", { type: "RecursionError", value: "", stacktrace: { frames } }));

    expect(crash?.frames).toHaveLength(50);
    expect([crash?.frames[0]?.line, crash?.frames[9]?.line, crash?.frames[10]?.line, crash?.frames[49]?.line]).toEqual([
      1, 10, 861, 900,
    ]);
  });

  it("is what the contracts say, whatever an event holds", () => {
    const text = fc.option(fc.string({ unit: "binary" }));
    const frame = fc.record({
      filename: text,
      function: text,
      lineNo: fc.option(fc.nat()),
      colNo: fc.option(fc.nat()),
      inApp: fc.option(fc.boolean()),
      context: fc.option(fc.array(fc.tuple(fc.nat(), text), { maxLength: 3 })),
      vars: fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 })),
    });
    const value = fc.record({
      type: text,
      value: text,
      stacktrace: fc.option(fc.record({ frames: fc.option(fc.array(frame)) })),
    });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 3 }),
        fc.constantFrom("python", "javascript", "ruby"),
        (values, platform) => {
          const read = event(platform, ...values);

          expect(() => Crash.parse(toCrash(read))).not.toThrow();
          expect(traceOf(read)).not.toBe("");
        },
      ),
      { examples: [[[{ type: "", value: null, stacktrace: null }], "python"]] },
    );
  });
});

describe("variables", () => {
  it("stay as they are while they are small", () => {
    const small = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 });
    fc.assert(
      fc.property(fc.array(fc.option(small), { maxLength: 5 }), (frames) => {
        const json = frames.map((frame) =>
          frame === null ? null : (JSON.parse(JSON.stringify(frame)) as { [name: string]: unknown }),
        );

        expect(boundVariables(json)).toEqual(json);
      }),
    );
  });

  it("are cut where they are deep, long or many", () => {
    const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner }), 1);
    const [variables] = boundVariables([{ deep, long: `${"a".repeat(3999)}😀`, many: Array(500).fill(1) }]);

    expect(JSON.stringify(variables?.["deep"]).match(/inner/g)).toHaveLength(7);
    expect(variables?.["long"]).toBe(`${"a".repeat(3999)}${CUT}`);
    expect(variables?.["many"]).toEqual([...Array(100).fill(1), CUT]);
  });

  it("of the last call are the last to be cut", () => {
    const large = () => ({ list: Array.from({ length: 30 }, () => "x".repeat(2000)) });
    const frames = boundVariables([large(), large(), large(), large()]);

    expect(frames.map((frame) => frame?.["list"] === CUT)).toEqual([true, true, false, false]);
  });
});

describe("stack traces", () => {
  it("of Python are a traceback, with what was raised before", () => {
    expect(traceOf(event("python", lookup, raised))).toBe(`Traceback (most recent call last):
  File "shop/cart.py", line 7, in price_of
    return PRICES[name]
KeyError: 'apple'

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "shop/cart.py", line 20, in <module>
  File "shop/cart.py", line 12, in total
shop.errors.PriceError: no price for apple`);
  });

  it("of JavaScript begin with the last call", () => {
    const frame = (name: string | null, lineNo: number) => ({ filename: "src/cart.js", function: name, lineNo, colNo: 5 });
    const inner = { type: "Error", value: "no price", stacktrace: null };
    const outer = { type: "TypeError", value: "x is undefined", stacktrace: { frames: [frame(null, 1), frame("total", 12)] } };

    expect(traceOf(event("node", inner, outer))).toBe(`TypeError: x is undefined
    at total (src/cart.js:12:5)
    at src/cart.js:1:5
Caused by: Error: no price`);
  });

  it("say how many calls they leave out", () => {
    const frames = Array.from({ length: 60 }, (_, at) => call("again", at + 1));
    const [python, javascript] = ["python", "node"].map((platform) =>
      traceOf(event(platform, { type: "E", value: "", stacktrace: { frames } })),
    );

    expect(python?.split("\n").filter((line) => line.includes("10 calls left out"))).toHaveLength(1);
    expect(javascript?.split("\n").filter((line) => line.includes("10 calls left out"))).toHaveLength(1);
  });
});
