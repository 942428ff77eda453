import { expect, test } from "vitest";
import { parseIssue } from "../parse-issue.ts";

const callsIn = (text: string) => parseIssue({ title: "A bug", text }).expectations.flatMap(({ expression }) => expression ?? []);
const JSON_BLOCK = '```json\n{ "on": true, "blocked": ["a"] }\n```\n\n';

test("a block of JSON is what it holds, as both languages write it, then a text", () => {
  expect(callsIn(`${JSON_BLOCK}\`isOn(flag, 'a')\` says \`true\`, and should say \`false\`.`).slice(0, 3)).toEqual([
    `isOn({"on":true,"blocked":["a"]}, 'a')`,
    `isOn({"on": True, "blocked": ["a"]}, 'a')`,
    `isOn(${JSON.stringify('{ "on": true, "blocked": ["a"] }')}, 'a')`,
  ]);
});

test("it is a text first where the call's name for it says so, and any other block is one", () => {
  expect(callsIn(`${JSON_BLOCK}\`parse(text)\` is \`{}\` and should be \`{ on: true }\`.`)[0]).toBe(
    `parse(${JSON.stringify('{ "on": true, "blocked": ["a"] }')})`,
  );
  expect(callsIn("```\n{ a: 1, }\n```\n\n`parse(file)` is `{}` and should be `{ a: 1 }`.")[0]).toBe('parse("{ a: 1, }")');
});
