import type { FailingTest } from "../../types/follow-up.ts";
import { failureDetails } from "./details.ts";

/** Failing tests as one runner prints them. Pure; [] for what is not its output. */
export type OutputReader = (lines: readonly string[]) => FailingTest[];

interface Header {
  at: number;
  name: string;
  file?: string | null;
}

const MAX_BLOCK = 200;
const MAX_HEADERS = 60;

/** Each header with the lines up to the next one. */
function blocks(lines: readonly string[], headers: readonly Header[]): FailingTest[] {
  return headers.slice(0, MAX_HEADERS).map(({ at, name, file }, index) => {
    const until = Math.min(headers[index + 1]?.at ?? lines.length, at + MAX_BLOCK);
    const details = failureDetails(lines.slice(at + 1, until));
    return { name, ...details, file: file ?? details.file };
  });
}

function headersBy(lines: readonly string[], read: (line: string, at: number) => Omit<Header, "at"> | null): Header[] {
  return lines.flatMap((line, at) => {
    const found = read(line, at);
    return found === null ? [] : [{ at, ...found }];
  });
}

/** `✖ name (1.2ms)`, with `test at file:1:1` above it in the list at the end. */
const nodeTest: OutputReader = (lines) => {
  const list = lines.findIndex((line) => /^\s*✖ failing tests:/.test(line));
  const part = lines.slice(list + 1);
  return blocks(
    part,
    headersBy(part, (line, at) => {
      const name = /^\s*✖ (.+?) \(\d[\d.]*ms\)\s*$/.exec(line)?.[1];
      if (name === undefined || /\.[mc]?[jt]s$/.test(name)) return null;
      return { name, file: /^\s*test at (.+?):\d+:\d+\s*$/.exec(part[at - 1] ?? "")?.[1] ?? null };
    }),
  );
};

/** `not ok 1 - name` of node:test and others; tape names assertions there, and the test in the comment above. */
const tap: OutputReader = (lines) => {
  let comment: string | null = null;
  const found = headersBy(lines, (line) => {
    const said = /^# (?!Subtest|tests|pass|fail|ok|suites|cancelled|skipped|todo|duration)(.+)$/.exec(line)?.[1];
    if (said !== undefined) comment = said.trim();
    const failing = /^\s*not ok \d+ (- )?(.+?)(?: # (?:time|duration).*)?$/.exec(line);
    if (failing === null || / # (?:SKIP|TODO)\b/i.test(line)) return null;
    return { name: failing[1] === undefined && comment !== null ? comment : (failing[2] ?? "") };
  });
  const isParent = ({ at }: Header): boolean =>
    lines.slice(at, at + 12).some((line) => /failureType: '?(?:subtestsFailed|hookFailed)/.test(line));
  const leaves = blocks(lines, found).filter((_, index) => !isParent(found[index] ?? { at: 0, name: "" }));
  return leaves.filter(({ name }) => !/\.[mc]?[jt]s$/.test(name));
};

/** `1) suite`, deeper lines, `name:` behind `1 failing`. */
const mocha: OutputReader = (lines) => {
  const list = lines.findIndex((line) => /^\s*\d+ failing\b/.test(line));
  if (list === -1) return [];
  const part = lines.slice(list + 1);
  return blocks(
    part,
    headersBy(part, (line, at) => {
      const top = /^\s*\d+\) (.+?)\s*$/.exec(line)?.[1];
      if (top === undefined) return null;
      const names = [top];
      for (let next = at + 1; !(names.at(-1) ?? "").endsWith(":") && next < at + 12; next += 1) {
        const deeper = part[next]?.trim() ?? "";
        if (deeper === "") break;
        names.push(deeper);
      }
      return { name: names.join(" > ").replace(/:$/, "") };
    }),
  );
};

/** `● suite › name`, below `FAIL file`. */
const jest: OutputReader = (lines) => {
  let file: string | null = null;
  return blocks(
    lines,
    headersBy(lines, (line) => {
      file = /^\s*FAIL\s+(?:\S+ )?(\S+\.[mc]?[jt]sx?)(?: \([\d.]+ m?s\))?\s*$/.exec(line)?.[1] ?? file;
      const name = /^\s{0,4}● (.+?)\s*$/.exec(line)?.[1];
      if (name === undefined || /^(?:Console|Test suite failed to run|Deprecation|Validation)/.test(name)) return null;
      return { name: name.replaceAll(" › ", " > "), file };
    }),
  );
};

/** `FAIL file > suite > name`. */
const vitest: OutputReader = (lines) =>
  blocks(
    lines,
    headersBy(lines, (line) => {
      const found = /^\s*(?:⎯*\s*)?FAIL\s+(?:\|?[\w-]+\|?\s+)?(\S+\.[mc]?[jt]sx?) > (.+?)\s*$/.exec(line);
      return found === null ? null : { name: found[2] ?? "", file: found[1] ?? null };
    }),
  );

/** `____ test ____` blocks, and the node ids of the short summary. */
const pytest: OutputReader = (lines) => {
  const inBlocks = blocks(
    lines,
    headersBy(lines, (line) => {
      const name = /^_{3,} (?:ERROR (?:at (?:setup|teardown) of )?)?(.+?) _{3,}$/.exec(line)?.[1];
      return name === undefined ? null : { name: name.replaceAll(".", "::") };
    }),
  );
  const listed = lines.flatMap((line): FailingTest[] => {
    const found = /^(?:FAILED|ERROR) (\S+?\.py)::(.+?)(?: - (.*))?$/.exec(line);
    if (found === null) return [];
    const [, file = "", name = "", said = ""] = found;
    const known = inBlocks.find((one) => one.name === name);
    return [{ ...failureDetails([said]), ...known, name, file }];
  });
  return listed.length > 0 ? listed : inBlocks;
};

/** `FAIL: test_name (module.Case)`. */
const unittest: OutputReader = (lines) =>
  blocks(
    lines,
    headersBy(lines, (line) => {
      const found = /^(?:FAIL|ERROR): (\w+) \(([\w.]+)\)/.exec(line);
      if (found === null) return null;
      const owner = (found[2] ?? "").split(".").filter((part) => part !== found[1]);
      return { name: [owner.at(-1), found[1]].filter((part) => part !== undefined).join(" > ") };
    }),
  );

export const READERS: readonly OutputReader[] = [nodeTest, tap, mocha, jest, vitest, pytest, unittest];
