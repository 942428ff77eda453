import { testModelBehind } from "./engines/model/testing/over-the-wire.ts";

testModelBehind("openai");
testModelBehind("openai_compatible");
testModelBehind("google");
