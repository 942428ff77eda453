import type { IssueFacts } from "../../types/facts.ts";

const MAY_HANG =
  /\b(?:hangs?|hanging|stuck|freez\w+|froze|frozen|forever|(?:CPU|processor|core)s?\b[^.\n]{0,20}\b(?:100(?= ?%)|fully busy)|endless\w*|without end|infinite\w*|never (?:(?:seems?|appears?) to )?(?:comes?|returns?|ends?|finish\w*|stops?|answers?|gets|completes?|terminates?|settles?|resolves?)|busy loop|(?:has|have) been (?:running|going|busy) (?:since|for)|(?:still|kept|keeps) running|runs? (?:and runs|for (?:hours|ages))|100 ?% ?CPU|time[sd]? ?out|(?:stops?|stopped) (?:reacting|responding)|not (?:respond|react|answer)\w*|(?:does|did)(?: not|n.?t) (?:answer|end|stop|finish|return|come back|terminate)|gave up|kill(?:ed)? (?:it|the))\b/i;

/** Words of any kind that a call never ends. */
export function mayNeverEnd({ title, text }: Pick<IssueFacts, "title" | "text">): boolean {
  return MAY_HANG.test(`${title}\n${text}`);
}
