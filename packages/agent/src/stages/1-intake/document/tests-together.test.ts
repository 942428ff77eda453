import { describe, expect, test } from "vitest";
import { withTestsTogether } from "./tests-together.ts";
import { parseIssue } from "../index.ts";

const CODE =
  "from jars import fill\n\n\ndef test_one():\n    jar = fill('a', 2)\n    assert jar.size == 2\n\n\ndef test_two():\n    assert fill('b').names == ['b']\n\n\ndef test_three():\n    assert fill('c').names == ['c']";
const block = { info: "python", code: CODE, lead: "", heading: "" };
const read = (text: string) => withTestsTogether([block], `${CODE}\n${text}`)[0]?.code;

describe("tests that pass alone and not together", () => {
  test.each([
    "Each works on its own, but test_two fails together with the first.",
    "They are green individually. All in one run is red.",
    "The outcome depends on the order.",
    "`pytest -k two` is green by itself.",
  ])("are one program: %s", (text) => {
    expect(read(`${text}\n____ test_two ____\n`)).toBe(
      "from jars import fill\n\n\njar = fill('a', 2)\nseen_2 = jar.size == 2\n\n\nassert fill('b').names == ['b']\n\n",
    );
  });

  test("end with the last where nothing shows which one fails", () => {
    expect(read("They pass one by one.")).toContain("seen_5 = fill('b').names == ['b']\n\n\nassert fill('c').names == ['c']");
  });

  test.each([
    ["where nothing is said of it", CODE, "test_two fails.\n____ test_two ____\n"],
    ["of which the first fails", CODE, "They pass one by one.\n____ test_one ____\n"],
    ["that take something", CODE.replace("test_two()", "test_two(tmp_path)"), "They pass one by one."],
    ["of a single one", "def test_one():\n    assert f(1) == 2", "It is green alone."],
  ])("are left as they are %s", (_, code, text) => {
    expect(withTestsTogether([{ ...block, code }], `${code}\n${text}`)[0]?.code).toBe(code);
  });

  test("wish for what the one that fails demands", () => {
    const text = `\`\`\`python\n${CODE}\n\`\`\`\n\nThey pass one by one. Together:\n\n\`\`\`\nFAILED test_jars.py::test_two\n\`\`\`\n`;

    expect(parseIssue({ title: "A jar", text }).expectations.map(({ expression }) => expression)).toEqual(["fill('b').names"]);
  });
});
