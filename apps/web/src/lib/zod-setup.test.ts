import "./zod-setup.ts";
import { z } from "zod";
import { expect, test } from "vitest";

test("zod finds its setting when it is loaded later", () => {
  expect(z.config().jitless).toBe(true);
});
