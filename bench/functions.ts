import { runSet } from "./programs/run-set.ts";

await runSet("functions", "small modules of a few functions");
