import { runSet } from "./programs/run-set.ts";

await runSet("programs", "small programs");
