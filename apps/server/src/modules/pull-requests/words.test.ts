import { expect, it } from "vitest";
import { answerTo, callForPerson, checksFailed, commitMessageOf } from "./words.ts";

const HOSTILE = "see @grace, #12 and https://evil.test <img src=x> [skip ci]";

it("tells people nothing that a host would act on", () => {
  const note = { state: "declined", reason: HOSTILE, commitSha: null, threadId: "t", author: "ada" } as const;
  for (const text of [answerTo(note), callForPerson(HOSTILE), callForPerson(checksFailed([HOSTILE], 1))])
    expect(text).not.toMatch(/@grace|#12|:\/\/|(?<!\\)<img/);
});

it("writes commit messages that mention nobody, close nothing and stop no pipeline", () => {
  const message = commitMessageOf(`Repair what ${HOSTILE} found`, [`Proven: ${HOSTILE}`, "two\nlines"]);

  expect(message).not.toMatch(/@grace|#12|:\/\/|\[skip ci\]/);
  const [subject = "", blank, ...lines] = message.split("\n");
  expect(subject.length).toBeLessThanOrEqual(72);
  expect(blank).toBe("");
  expect(lines).toHaveLength(3);
});
