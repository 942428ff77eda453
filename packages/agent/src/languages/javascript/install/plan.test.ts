import { afterAll, describe, expect, it } from "vitest";
import { detect } from "../detect.ts";
import { makeRepository } from "../testing/repositories.ts";
import { planInstall, type InstallPlan } from "./plan.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function planned(manifest: string): Promise<InstallPlan | null> {
  const workspace = await makeRepository({
    "package.json": manifest,
    "index.js": "",
    "test/index.test.js": "it('works', () => {});\n",
  });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return planInstall(workspace.root, profile);
}

describe("a package.json", () => {
  it("may begin with a mark of its byte order, as npm reads it too", async () => {
    expect(await planned('\uFEFF{ "dependencies": { "helper": "^2.0.0" } }')).toMatchObject({ wanted: ["helper"] });
  });

  it.each(["null", "3", '"shapes"', "[]", "{"])("that is %s asks for nothing", async (manifest) => {
    expect(await planned(manifest)).toBeNull();
  });

  it("may have ranges that are none", async () => {
    const plan = await planned('{ "dependencies": { "odd": { "toString": 1 }, "helper": "^2.0.0" } }');

    expect(plan?.steps.map((step) => step(new Set(["odd"]))?.files["package.json"] ?? "").at(-1)).toContain("helper");
  });
});
