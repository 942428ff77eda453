import { testModelBehind } from "./engines/model/testing/over-the-wire.ts";

// The other providers' are in the slow tests: each run takes seconds, whoever's words the model speaks.
testModelBehind("anthropic");
