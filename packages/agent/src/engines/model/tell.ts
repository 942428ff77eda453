import type { Workspace } from "../../types/language.ts";
import type { UseRecord } from "./account.ts";
import type { LoopOptions } from "./loop/index.ts";

const MOST_WORDS = 400;

/** Each reply and each step as a line of the timeline. What a model says is told as its words, and is nothing more. */
export function tellTimeline(log: Workspace["log"], use: UseRecord): Pick<LoopOptions<unknown>, "onReply" | "onStep"> {
  return {
    onReply(reply, step) {
      use.note(reply);
      const words = reply.text.replace(/\s+/g, " ").trim();
      if (words !== "") log("info", `Model, step ${step}: “${words.slice(0, MOST_WORDS)}”`);
    },
    onStep: (text) => log("info", `Model: ${text}`),
  };
}
