import { describe, expect, test } from "vitest";
import { parseIssue } from "../index.ts";
import { withEventsShown } from "./pasted-events.ts";

const read = (code: string, text = "`KeyError: 'b'`") =>
  withEventsShown([{ info: null, code, lead: "", heading: "" }], text)[0]?.code;

describe("frames of an event", () => {
  test.each([
    [
      "of a monitor",
      "jars.py in fill at line 9\n    jar    <Jar object at 0x1>\nshop.py in open_all at line 5\n    names     ['a', 'b']\n    sizes     {'a': 2}\n    # jars = fill(names, sizes, strict=True)",
      "names = ['a', 'b']\nsizes = {'a': 2}\nfill(names, sizes, strict=True)  # raises KeyError: 'b'",
    ],
    [
      "as Python writes them",
      'File "shop.py", line 5, in open_all\n    size = 3\n    > Jar(size).fill("size")',
      "size = 3\nJar(size).fill(\"size\")  # raises KeyError: 'b'",
    ],
    [
      "with a file in brackets",
      "open_all (shop.py:5):\n  day: 'Mon'\n  # shop.opens(day)",
      "day = 'Mon'\nshop.opens(day)  # raises KeyError: 'b'",
    ],
  ])("%s are a program", (_, event, program) => {
    expect(read(event)).toBe(program);
  });

  test.each([
    ["whose values are shortened", "shop.py in open_all at line 5\n    names     ['a', ...]\n    # fill(names)"],
    ["whose objects are no code", "shop.py in open_all at line 5\n    jar     <Jar object at 0x1>\n    # fill(jar)"],
    ["without the line that was run", "shop.py in open_all at line 5\n    names     ['a']"],
    ["that use nothing of theirs", "shop.py in open_all at line 5\n    names     ['a']\n    # fill(other)"],
  ])("%s are not", (_, event) => {
    expect(read(event)).toBe(event);
  });

  test("are left alone where no error is named", () => {
    const event = "shop.py in open_all at line 5\n    names     ['a']\n    # fill(names)";

    expect(read(event, "It stops.")).toBe(event);
  });

  test("what is wished of a function that they do not call is wished of no other", () => {
    const text =
      "`KeyError: 'b'`\n\n```\nshop.py in open_all at line 5\n    names     ['b']\n    # fill(names, 1)\n```\n\nSo `open_all` should have come back with `['a']`.\n";
    const { expectations } = parseIssue({ title: "It stops", text });

    expect(expectations[0]).toMatchObject({ expression: "fill(names, 1)", throws: { which: "actual", type: "KeyError" } });
    expect(expectations.filter(({ expected }) => expected === "['a']")).toEqual([]);
  });

  test("an error's words wish for nothing", () => {
    const { expectations } = parseIssue({
      title: "It stops",
      text: "`load(3)` ends in\n\nJSONDecodeError: Expecting ',' delimiter: line 1\n",
    });

    expect(expectations.filter(({ expected }) => expected !== null)).toEqual([]);
  });
});
