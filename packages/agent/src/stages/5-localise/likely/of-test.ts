import path from "node:path";
import type { ReproductionTest } from "../../../types/language.ts";
import type { TestFailure } from "../../../types/tests.ts";
import type { Features } from "./of-text.ts";
import { shared, tellingWords } from "./words.ts";

/** Characters of a test's file from its name on that are taken for the test, where nothing tells it apart. */
const LONGEST_TEST = 1500;
const LONGEST_SCRIPT = 20_000;

export interface Told {
  test: Pick<ReproductionTest, "code" | "filePath" | "probe" | "symptom" | "testName">;
  failure: Pick<TestFailure, "message" | "expected" | "actual">;
  /** Of the issue. */
  title: string;
}

/** The test alone, without others of its file. */
function codeOf({ code, probe, testName }: Told["test"]): string {
  if (typeof probe.script === "string" && probe.script.length < LONGEST_SCRIPT) return probe.script;
  const at = code.indexOf(testName.split(" > ").at(-1) ?? testName);
  return code.slice(Math.max(0, at), Math.max(0, at) + LONGEST_TEST);
}

function valuesOf({ test: { symptom }, failure: { expected, actual } }: Told): string {
  const stated = symptom.kind === "wrong_value" ? [symptom.expected, symptom.actual] : [];
  return [...stated, expected, actual].filter((one) => one !== null && one !== undefined).join(" ");
}

/** What a line and its function have in common with the failing test, and with what is told of it. */
export function testWords(told: Told): (line: string, functionName: string, file: string) => Features {
  const code = codeOf(told.test);
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const called = new Set([...code.matchAll(/([A-Za-z_$][\w$]*)\s*\(/g)].map(([, name = ""]) => name));
  const literals = [...code.matchAll(/["']([^"'\n]{2,30})["']/g)].map(([, text = ""]) => text);
  const words = {
    code: tellingWords(code),
    name: tellingWords(told.test.testName),
    title: tellingWords(told.title),
    values: tellingWords(valuesOf(told)),
    message: tellingWords((told.failure.message ?? "").slice(0, 500)),
    file: tellingWords(path.parse(told.test.filePath).name.replaceAll(/test|spec/gi, "")),
  };
  return (line, functionName, file) => {
    const ofLine = tellingWords(line);
    const ofFunction = tellingWords(functionName);
    return {
      "function called": functionName !== "" && called.has(functionName) ? 1 : 0,
      "function named": functionName !== "" && names.has(functionName) ? 1 : 0,
      "function like title": shared(ofFunction, words.title, 2),
      "function like test": shared(ofFunction, words.name, 2),
      "line like title": shared(ofLine, words.title, 2),
      "line like test": shared(ofLine, words.name, 2),
      "line like code": shared(ofLine, words.code, 3),
      "line like values": shared(ofLine, words.values, 2),
      "line like message": shared(ofLine, words.message, 2),
      "line has text": literals.some((text) => line.includes(text)) ? 1 : 0,
      "file like test's": shared(tellingWords(path.parse(file).name), words.file, 1),
    };
  };
}
