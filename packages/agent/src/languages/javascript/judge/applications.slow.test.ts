import { afterAll, describe, expect, it, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

interface Application {
  /** What tests need here that no library's do. */
  name: string;
  manifest: Record<string, unknown>;
  files: Record<string, string>;
  /** The file with the bug, what is wrong in it, and what takes its place: right, then wrong. */
  source: string;
  wrong: string;
  edits: [right: string, wrong: string];
  test: { file: string; red: string; except: string[] };
}

/** In one word with what is before it, our own runner would take it for itself. */
const ASKED = "environment";
const REACT = {
  react: "18.3.1",
  "react-dom": "18.3.1",
  "@testing-library/dom": "10.4.0",
  "@testing-library/react": "16.1.0",
  "@testing-library/jest-dom": "6.6.3",
  "@testing-library/user-event": "14.5.2",
};
const COUNT = `import { useState } from "react";
import { labelOf } from "@/label";
import styles from "./Count.module.css";

export function Count({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <section className={styles.count}>
      <h1>{labelOf(count)}</h1>
      <button onClick={() => setCount(count + 2)}>More</button>
    </section>
  );
}
`;
/** Each test renders anew, which what the library cleans up behind each makes right. */
const COUNT_TEST = `import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Count } from "@/Count";

describe("Count", () => {
  it("shows none", () => {
    render(<Count start={0} />);
    expect(screen.getByRole("heading")).toHaveTextContent(/^0 items$/);
  });
  it("counts", async () => {
    render(<Count start={1} />);
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("heading")).toHaveTextContent(/^2 items$/);
  });
});
`;
const LABEL = 'export const labelOf = (count: number): string => `${count} ${count === 1 ? "item" : "items"}`;\n';

const APPLICATIONS: Application[] = [
  {
    name: "React by vitest: a document, JSX, a short name, set-up, style sheets",
    manifest: {
      type: "module",
      scripts: { test: "vitest run" },
      devDependencies: { ...REACT, jsdom: "25.0.1", typescript: "5.6.3", vite: "5.4.11", vitest: "2.1.8" },
    },
    files: {
      "vite.config.ts": `import path from "node:path";
import { defineConfig } from "vitest/config";
export default defineConfig({
  resolve: { alias: { "@": path.resolve(__dirname, "./src") } },
  esbuild: { jsx: "automatic" },
  test: { globals: true, environment: "jsdom", setupFiles: ["./test/setup.ts"] },
});
`,
      "test/setup.ts": 'import "@testing-library/jest-dom/vitest";\n',
      "tsconfig.json": JSON.stringify({ compilerOptions: { jsx: "react-jsx", paths: { "@/*": ["./src/*"] } } }),
      "src/label.ts": LABEL,
      "src/Count.module.css": ".count { color: red }\n",
      "src/Count.tsx": COUNT,
      "src/Count.test.tsx": COUNT_TEST,
    },
    source: "src/Count.tsx",
    wrong: "count + 2",
    edits: ["count + 1", "count - 1"],
    test: { file: "src/Count.test.tsx", red: "Count > counts", except: ["Count > counts"] },
  },
  {
    name: "React by jest and Babel: names that are mapped",
    manifest: {
      scripts: { test: "jest" },
      devDependencies: {
        ...REACT,
        "@babel/core": "7.26.0",
        "@babel/preset-env": "7.26.0",
        "@babel/preset-react": "7.26.3",
        "@babel/preset-typescript": "7.26.0",
        "babel-jest": "29.7.0",
        "identity-obj-proxy": "3.0.0",
        jest: "29.7.0",
        "jest-environment-jsdom": "29.7.0",
      },
      jest: {
        testEnvironment: "jsdom",
        setupFilesAfterEnv: ["@testing-library/jest-dom"],
        moduleNameMapper: { "\\.css$": "identity-obj-proxy", "^@/(.*)$": "<rootDir>/src/$1" },
      },
    },
    files: {
      "babel.config.json": JSON.stringify({
        presets: [
          ["@babel/preset-env", { targets: { node: "current" } }],
          ["@babel/preset-react", { runtime: "automatic" }],
          "@babel/preset-typescript",
        ],
      }),
      "src/label.ts": LABEL,
      "src/Count.module.css": ".count { color: red }\n",
      "src/Count.tsx": COUNT,
      "src/Count.test.tsx": COUNT_TEST,
    },
    source: "src/Count.tsx",
    wrong: "count + 2",
    edits: ["count + 1", "count - 1"],
    test: { file: "src/Count.test.tsx", red: "Count > counts", except: ["Count > counts"] },
  },
  {
    name: "classes that are put together by what decorates them, by jest",
    manifest: {
      scripts: { test: "jest" },
      dependencies: {
        "@nestjs/common": "10.4.15",
        "@nestjs/core": "10.4.15",
        "@nestjs/platform-express": "10.4.15",
        "reflect-metadata": "0.2.2",
        rxjs: "7.8.1",
      },
      devDependencies: {
        "@nestjs/testing": "10.4.15",
        "@types/jest": "29.5.14",
        jest: "29.7.0",
        "ts-jest": "29.2.5",
        typescript: "5.6.3",
      },
      jest: { rootDir: "src", testRegex: "spec.ts$", transform: { ts$: ["ts-jest", { isolatedModules: true }] } },
    },
    files: {
      "tsconfig.json": JSON.stringify({
        compilerOptions: { module: "commonjs", target: "ES2021", experimentalDecorators: true, emitDecoratorMetadata: true },
      }),
      "src/clock.ts": `import { Injectable } from "@nestjs/common";
@Injectable()
export class Clock {
  now(): number {
    return 40;
  }
}
`,
      "src/stays.ts": `import { ConflictException, Injectable } from "@nestjs/common";
import { Clock } from "./clock";

export interface Stay {
  from: number;
  to: number;
}

@Injectable()
export class Stays {
  private readonly all: Stay[] = [];
  constructor(private readonly clock: Clock) {}

  add(stay: Stay): number {
    if (this.all.some((one) => one.from < stay.to && stay.from <= one.to)) throw new ConflictException("taken");
    return this.clock.now() + this.all.push(stay);
  }
}
`,
      "src/stays.spec.ts": `import { Test } from "@nestjs/testing";
import { Clock } from "./clock";
import { Stays } from "./stays";

describe("stays", () => {
  let stays: Stays;
  beforeEach(async () => {
    const module = await Test.createTestingModule({ providers: [Stays, Clock] }).compile();
    stays = module.get(Stays);
    stays.add({ from: 1, to: 3 });
  });
  it("may begin where one ends", () => expect(stays.add({ from: 3, to: 4 })).toBe(42));
  it("may not overlap", () => expect(() => stays.add({ from: 2, to: 4 })).toThrow("taken"));
});
`,
    },
    source: "src/stays.ts",
    wrong: "stay.from <= one.to",
    edits: ["stay.from < one.to", "stay.from >= one.from"],
    test: { file: "src/stays.spec.ts", red: "stays > may begin where one ends", except: ["stays > may begin where one ends"] },
  },
  {
    name: "a component of Vue by vitest",
    manifest: {
      type: "module",
      scripts: { "test:unit": "vitest" },
      dependencies: { vue: "3.5.13" },
      devDependencies: {
        "@vitejs/plugin-vue": "5.2.1",
        "@vue/test-utils": "2.4.6",
        jsdom: "25.0.1",
        typescript: "5.6.3",
        vite: "5.4.11",
        vitest: "2.1.8",
      },
    },
    files: {
      "vitest.config.ts": `import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vitest/config";
export default defineConfig({ plugins: [vue()], test: { environment: "jsdom" } });
`,
      "src/filtered.ts": `export const filtered = (all: string[], word: string): string[] => all.filter((one) => one.includes(word));\n`,
      "src/List.vue": `<script setup lang="ts">
import { computed, ref } from "vue";
import { filtered } from "./filtered";

const props = defineProps<{ all: string[] }>();
const word = ref("");
const shown = computed(() => filtered(props.all, word.value));
</script>

<template>
  <input v-model="word" />
  <li v-for="one in shown" :key="one">{{ one }}</li>
</template>
`,
      "src/List.spec.ts": `import { mount } from "@vue/test-utils";
import { expect, it } from "vitest";
import List from "./List.vue";

it("shows all", () => {
  expect(mount(List, { props: { all: ["Tea", "Cup"] } }).findAll("li")).toHaveLength(2);
});
it("filters in any case", async () => {
  const list = mount(List, { props: { all: ["Tea", "Cup"] } });
  await list.find("input").setValue("tea");
  expect(list.text()).toBe("Tea");
});
`,
    },
    source: "src/filtered.ts",
    wrong: "one.includes(word)",
    edits: ["one.toLowerCase().includes(word)", "one.startsWith(word)"],
    test: { file: "src/List.spec.ts", red: "filters in any case", except: ["filters in any case"] },
  },
  {
    name: "modules that a test replaces, by vitest, in another document",
    manifest: {
      type: "module",
      scripts: { test: "vitest run" },
      devDependencies: { "happy-dom": "15.11.7", typescript: "5.6.3", vitest: "2.1.8" },
    },
    files: {
      "src/api.ts": `export async function rate(): Promise<number> {
  return Number(await (await fetch("https://rates.example")).text());
}
export const digits = 2;
`,
      "src/price.ts": `import { readFileSync } from "node:fs";
import { digits, rate } from "./api";

export async function price(cents: number): Promise<string> {
  document.title = readFileSync("title.txt", "utf8");
  return ((cents / 10) * (await rate())).toFixed(digits);
}
`,
      "src/price.test.ts": `// @vitest-${ASKED} happy-dom
import { expect, it, vi } from "vitest";
import { rate } from "./api";
import { price } from "./price";

const names = vi.hoisted(() => ({ title: "Prices" }));
vi.mock("./api", async (original) => ({ ...(await original<object>()), rate: vi.fn(async () => 2) }));
vi.mock("node:fs", () => {
  const readFileSync = () => names.title;
  return { default: { readFileSync }, readFileSync };
});

it("asks for the rate", async () => {
  vi.mocked(rate).mockResolvedValueOnce(0);
  expect(await price(100)).toBe("0.00");
  expect(document.title).toBe("Prices");
});
it("is in euros", async () => {
  expect(await price(100)).toBe("2.00");
  expect(rate).toHaveBeenCalled();
});
`,
    },
    source: "src/price.ts",
    wrong: "cents / 10)",
    edits: ["cents / 100)", "cents * 10)"],
    test: { file: "src/price.test.ts", red: "is in euros", except: ["is in euros"] },
  },
  {
    name: "modules that a test replaces, by jest, and time that it makes go on",
    manifest: {
      scripts: { test: "jest" },
      devDependencies: { "@types/jest": "29.5.14", jest: "29.7.0", "ts-jest": "29.2.5", typescript: "5.6.3" },
      jest: { preset: "ts-jest", resetMocks: true },
    },
    files: {
      "src/api.ts":
        "export const rate = async (): Promise<number> => Promise.reject(new Error('no network'));\nexport const digits = 2;\n",
      "src/store.ts": "export function keep(text: string): string {\n  throw new Error(text);\n}\n",
      "src/price.ts": `import { digits, rate } from "./api";
import { keep } from "./store";

export async function price(cents: number): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  const text = ((cents / 10) * (await rate())).toFixed(digits);
  keep(text);
  return text;
}
`,
      "src/price.test.ts": `import { rate } from "./api";
import { price } from "./price";
import { keep } from "./store";

jest.mock("./api", () => ({ ...jest.requireActual("./api"), rate: jest.fn() }));
jest.mock("./store");

describe("a price", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(rate).mockResolvedValue(2);
  });
  afterEach(() => jest.useRealTimers());
  const later = async (cents: number) => {
    const asked = price(cents);
    jest.advanceTimersByTime(60_000);
    return asked;
  };
  it("is kept", async () => {
    await later(0);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenCalledWith("0.00");
  });
  it("is in euros", async () => expect(await later(100)).toBe("2.00"));
});
`,
    },
    source: "src/price.ts",
    wrong: "cents / 10)",
    edits: ["cents / 100)", "cents * 10)"],
    test: { file: "src/price.test.ts", red: "a price > is in euros", except: ["a price > is in euros"] },
  },
];

const [REACT_BY_VITEST] = APPLICATIONS;

test("what an issue tells of such an application is judged in one process as well", { timeout: 900_000 }, async () => {
  const written = { name: "application", version: "1.0.0", private: true, ...REACT_BY_VITEST?.manifest };
  const source = LABEL.replace("===", "<=");
  const files = { ...REACT_BY_VITEST?.files, "src/label.ts": source };
  const workspace = await makeRepository({ "package.json": JSON.stringify(written), ...files }, "auto");
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  await javascriptAdapter.install(workspace, profile, { offline: false });
  const text = '```ts\nimport { labelOf } from "@/label";\n\nlabelOf(0); // "0 item", should be "0 items"\n```\n';
  const facts = parseIssue({ title: "An empty list has a wrong label", text });
  const [reproduction] = await javascriptAdapter.writeReproductions(workspace, profile, facts, 1);
  if (reproduction === undefined) throw new Error("nothing was written");
  const edits = inPlaceOf("src/label.ts", source, "count <= 1", ["count === 1", "count < 1"]);
  const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

  expect(said).toEqual([]);
  expect(verdicts).toEqual({ "count === 1": "pass", "count < 1": "fail" });
});

describe.each(APPLICATIONS)("$name", ({ manifest, files, source, wrong, edits: texts, test }) => {
  it("is judged in one process", { timeout: 900_000 }, async () => {
    const written = { name: "application", version: "1.0.0", private: true, ...manifest };
    const workspace = await makeRepository({ "package.json": JSON.stringify(written), ...files }, "auto");
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const code = files[test.file] ?? "";
    const reproduction = redTest(test.file, test.red, code);
    const [right, other] = texts;
    const edits = inPlaceOf(source, files[source] ?? "", wrong, [right, other, wrong, right]);
    const named = edits.map((edit, index) => ({ ...edit, id: String(index) }));
    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, named);

    expect(installed.status, installed.detail).toBe("installed");
    expect(said).toEqual([]);
    expect(verdicts).toEqual({ 0: "pass", 1: "fail", 2: "fail", 3: "pass" });
    const beside: unknown[] = [];
    const green = { file: test.file, except: test.except };
    const options = judgeOptions({ baseMust: "pass" });
    for await (const { verdict } of javascriptAdapter.judgeBySuite(workspace, profile, green, from(named.slice(0, 1)), options))
      beside.push(verdict);
    expect(beside).toEqual(["pass"]);
    const { tests } = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 90_000 });
    const line = (files[source] ?? "").slice(0, (files[source] ?? "").indexOf(wrong)).split("\n").length;
    expect(tests[0]).toMatchObject({ passed: false, lines: { [source]: expect.arrayContaining([line]) } });
    expect(tests[1]).toMatchObject({ passed: true });
  });
});
