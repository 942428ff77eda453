import { isCallTo, yes, type Asked, type Features, type Issue } from "./issue.ts";

/** What the rules read of the call, and of the value; what is told of other calls is seldom wished of this one. */
export function byRules(value: string, asked: Asked, issue: Issue): Features {
  const read = issue.readOf(asked);
  const wishing = issue.wishing(value);
  const own = wishing.filter((one) => read.has(one));
  const ofOther = [...read].filter((one) => one.expected !== null && !own.includes(one));
  const isPlain = own.some(({ guessed, bare }) => guessed !== true && bare !== true);
  const wished = wishing.filter(({ expression, guessed }) => expression !== null && guessed !== true);
  return {
    ruleStates: yes(isPlain),
    ruleGuesses: yes(!isPlain && own.length > 0),
    ruleKnowsNow: yes(own.some(({ actual }) => actual !== null && issue.gives(asked, actual))),
    ruleWishesOpen: yes(wishing.some(({ expression }) => expression === null)),
    ruleSaysNow: yes(issue.isReadAsNow(value)),
    ruleStatesOther: yes(ofOther.some(({ guessed }) => guessed !== true)),
    ruleGuessesOther: yes(ofOther.some(({ guessed }) => guessed === true)),
    isFine: yes([...read].some(({ fine }) => fine === true)),
    isOthersValue: yes(
      value.length > 2 && issue.asked.some((one) => issue.gives(one, value) && !isCallTo(one.call.expression, asked)),
    ),
    isOthersWish: yes(wished.length > 0 && !wished.some((one) => read.has(one))),
  };
}
