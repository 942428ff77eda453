import path from "node:path";
import type { AgentEvent, Crash, CrashFrame } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { contextOf, crashOf, frameOf } from "./crash/testing/frames.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { pythonAdapter } from "./languages/python/index.ts";
import { runPipeline } from "./pipeline.ts";
import { FEW_CANDIDATES } from "./testing/few-candidates.ts";
import type { LanguageAdapter } from "./types/language.ts";
import type { RunOutcome } from "./types/run.ts";

/** A project with one fault, and the call that shows it as a monitor records it. */
interface Language {
  adapter: LanguageAdapter;
  files: Record<string, string>;
  file: string;
  crash: Pick<Crash, "platform" | "type" | "message">;
  frame: Pick<CrashFrame, "function" | "line" | "variables">;
  /** As it was deployed. */
  deployed: string;
  filtered: NonNullable<CrashFrame["variables"]>;
  /** A second fault: other inputs of the same call have values, which a fix has to keep. */
  partial: { crash: Pick<Crash, "platform" | "type" | "message">; frame: Pick<CrashFrame, "function" | "line" | "variables"> };
}

const LANGUAGES: Language[] = [
  {
    adapter: javascriptAdapter,
    files: {
      "package.json":
        '{ "name": "basket", "version": "1.0.0", "type": "module", "exports": "./src/total.js", "scripts": { "test": "node --test" } }\n',
      "src/total.js":
        "export function label(price) {\n  return `${price.amount} ${price.unit}`;\n}\n\nexport function total(prices, rate) {\n  let sum = 0;\n  for (let index = 0; index <= prices.slice().length; index += 1) {\n    sum += prices[index].amount * rate;\n  }\n  return sum;\n}\n\nexport function tagged(price, style) {\n  return style === 'long' ? `${price.amount} ${prise.unit}` : `${price.amount}`;\n}\n",
      "test/total.test.js":
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { label, tagged } from '../src/total.js';\n\ntest('label', () => assert.equal(label({ amount: 2, unit: 'EUR' }), '2 EUR'));\ntest('tagged', () => assert.equal(tagged({ amount: 2, unit: 'EUR' }, 'short'), '2'));\n",
    },
    file: "src/total.js",
    crash: { platform: "node", type: "TypeError", message: "Cannot read properties of undefined (reading 'amount')" },
    frame: { function: "total", line: 8, variables: { prices: [{ amount: 5 }, { amount: 7 }], rate: 2, sum: 24, index: 2 } },
    deployed: "file:///srv/releases/41/src/total.js",
    filtered: { prices: "[Filtered]", rate: 2, sum: 24, index: 2 },
    partial: {
      crash: { platform: "node", type: "ReferenceError", message: "prise is not defined" },
      frame: { function: "tagged", line: 14, variables: { price: { amount: 5, unit: "EUR" }, style: "long" } },
    },
  },
  {
    adapter: pythonAdapter,
    files: {
      "pyproject.toml": '[project]\nname = "basket"\nversion = "1.0.0"\n',
      "basket/__init__.py": "",
      "basket/total.py":
        "def label(price):\n    return f\"{price['amount']} {price['unit']}\"\n\n\ndef total(prices, rate):\n    result = 0\n    for index in range(len(prices) + 1):\n        result += prices[index][\"amount\"] * rate\n    return result\n\n\ndef tagged(price, full):\n    if not full:\n        return f\"{price['amount']}\"\n    return f\"{price['amount']} {prise['unit']}\"\n",
      "tests/test_total.py":
        "from basket.total import label, tagged\n\n\ndef test_label():\n    assert label({'amount': 2, 'unit': 'EUR'}) == '2 EUR'\n\n\ndef test_tagged():\n    assert tagged({'amount': 2, 'unit': 'EUR'}, False) == '2'\n",
    },
    file: "basket/total.py",
    crash: { platform: "python", type: "IndexError", message: "list index out of range" },
    frame: {
      function: "total",
      line: 8,
      variables: { prices: "[{'amount': 5}, {'amount': 7}]", rate: "2", result: "24", index: "2" },
    },
    deployed: "/app/basket/total.py",
    filtered: { prices: "'[Filtered]'", rate: "2", result: "24", index: "2" },
    partial: {
      crash: { platform: "python", type: "NameError", message: "name 'prise' is not defined" },
      frame: { function: "tagged", line: 15, variables: { price: "{'amount': 5, 'unit': 'EUR'}", full: "True" } },
    },
  },
];

async function runWith(
  language: Language,
  frame: Partial<CrashFrame>,
  crash: Language["crash"] = language.crash,
): Promise<{ outcome: RunOutcome; events: AgentEvent[] }> {
  await using repository = await tempRepository(language.files);
  await using folder = await tempFolder();
  const { deployed, file, files } = language;
  const recorded = frameOf({
    ...language.frame,
    file: deployed,
    context: contextOf(files[file] ?? "", frame.line ?? language.frame.line ?? 0),
    ...frame,
  });
  const outside = frameOf({ file: "/usr/lib/framework/serve.x", function: "serve", line: 3, isInApp: false });
  const events: AgentEvent[] = [];
  const outcome = await runPipeline(
    {
      repository: repository.path,
      issue: {
        title: `${crash.type}: ${crash.message}`,
        text: "Seen 14 times by 3 people since yesterday.",
        crash: crashOf([outside, recorded], crash),
      },
      engine: "search",
      timeoutMs: 300_000,
      jobs: 1,
      signal: new AbortController().signal,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, "out"),
      cacheDir: path.join(folder.path, "cache"),
      onEvent: (event) => events.push(event),
      budget: FEW_CANDIDATES,
    },
    { adapters: [language.adapter] },
  );
  return { outcome, events };
}

describe.each(LANGUAGES)("a crash that a monitor recorded ($adapter.id)", { timeout: 600_000 }, (language) => {
  test.runIf(runsSlowTests || language.adapter.id === "python")(
    "is reproduced by the recorded call alone, and no edit is called a fix where no value is known",
    async () => {
      const { outcome, events } = await runWith(language, {});

      const said = `called total with the 2 recorded arguments of frame ${language.file}:8`;
      expect(outcome.evidence.reproduction).toMatchObject({ derivedFrom: said, stableRuns: 5 });
      expect(outcome.evidence.reproduction?.symptom).toBe(`throws ${language.crash.type}: ${language.crash.message}`);
      expect(events.some((event) => event.type === "log" && event.message.startsWith(said))).toBe(true);
      expect(outcome).toMatchObject({ resultStatus: "reproduced", patch: null });
      expect(outcome.evidence.tried.map(({ result }) => result)).toContain("value_unknown");
      expect(outcome.reproductionScript).toHaveLength(1);
    },
  );

  test.runIf(runsSlowTests || language.adapter.id === "javascript")(
    "is fixed where other inputs have values that the fix keeps",
    async () => {
      const { crash, frame } = language.partial;
      const { outcome } = await runWith(language, frame, crash);

      expect(outcome.resultStatus).toBe("validated_fix");
      expect(outcome.evidence.strength).toMatchObject({ secondExample: "neighbours" });
      expect(outcome.evidence.strength?.notes).toContain(
        "The test only shows that the call no longer fails: nothing says what its right value is.",
      );
      expect(outcome.fix.map((item) => item.file_path)).toEqual([language.file]);
    },
  );

  test.runIf(runsSlowTests)("whose values were filtered gives no result, and says so", async () => {
    const { outcome } = await runWith(language, { variables: language.filtered });

    expect(outcome).toMatchObject({ resultStatus: "no_result", patch: null, reproductionScript: [] });
    expect(outcome.evidence.verdict).toMatchObject({ reason: "nothing_to_try" });
    expect(outcome.evidence.verdict.summary).toContain(
      `the recorded call at ${language.file}:8: \`prices\` was filtered out before it was recorded`,
    );
  });

  test.runIf(runsSlowTests || language.adapter.id === "javascript")(
    "of other code than the base commit's gives no result, and says so",
    async () => {
      const context = [7, 8, 9].map((line) => ({ line, text: `an older line ${line}` }));

      const { outcome } = await runWith(language, { context });

      expect(outcome).toMatchObject({ resultStatus: "no_result", patch: null });
      expect(outcome.evidence.verdict.summary).toContain("the code there is not that of the base commit");
    },
  );

  test.runIf(runsSlowTests)("whose call raises something else is no reproduction", async () => {
    const variables = { ...language.frame.variables, rate: language.adapter.id === "python" ? "None" : 2, prices: null };

    const { outcome } = await runWith(language, { variables });

    expect(outcome.resultStatus).toBe("no_result");
    expect(outcome.evidence.tried.map((attempt) => attempt.result)).toEqual(["wrong_symptom"]);
  });
});
