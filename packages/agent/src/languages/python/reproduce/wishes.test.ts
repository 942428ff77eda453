import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "desk.py":
    "from dataclasses import dataclass\n\n\n@dataclass\nclass Loan:\n    who: str\n    due: int\n\n\nclass Desk:\n    def __init__(self, items=()):\n        self.items = items\n        self.loans = []\n\n    def lend(self, who, days=7):\n        loan = Loan(who, days)\n        self.loans.append(loan)\n        return loan\n\n    def names(self):\n        return [loan.who for loan in self.loans]\n\n    def add(self, weights, without=()):\n        for one in without:\n            weights.pop(one)\n",
  "test_desk.py": "import desk\n\n\ndef test_desk():\n    assert desk.Desk().names() == []\n",
};

async function scriptsFor(text: string): Promise<string[]> {
  await using project = await makeProject(FILES);
  const facts = parseIssue({ title: "lending", text });
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 5);
  return tests.map(({ probe }) => String(probe["script"]));
}

test.each<[string, string, string]>([
  [
    "a member of what a session shows",
    "```\n>>> desk = Desk()\n>>> desk.lend('ann')\nLoan(who='ann', due=8)\n>>> desk.lend('bo')\nLoan(who='bo', due=9)\n```\n\nBoth were lent for a week, so I'd expect due 7.\n",
    "desk = Desk()\ndesk.lend('ann')\nassert (desk.lend('bo').due) == (7)",
  ],
  [
    "prints and what they print",
    "```python\ndesk = Desk()\nprint(desk.lend('ann').due)\nprint(desk.names())\n```\n\nprints\n\n```\n8\n['bo']\n```\n\nExpected `7` and `['ann']`.\n",
    "assert (desk.lend('ann').due) == (7)",
  ],
  [
    "what a variable becomes",
    "```python\ndesk = Desk()\nseen = []\nfor who in ('ann', 'bo'):\n    seen.append(desk.lend(who).due)\n```\n\n`seen` should be `[7, 8]`.\n",
    "    seen.append(desk.lend(who).due)\nassert (seen) == ([7, 8])",
  ],
  [
    "that an argument stays what it was",
    "```python\nweights = {'ann': 2, 'bo': 1}\nDesk().add(weights, without=['bo'])\n```\n\nIt changes the dict I pass in.\n",
    "Desk().add(weights, without=['bo'])\nassert (weights) == ({'ann': 2, 'bo': 1})",
  ],
])("%s is asked", async (_name, text, wanted) => {
  expect((await scriptsFor(text)).join("\n-----\n")).toContain(wanted);
});
