/** Which side of “expected / actual” a heading, a lead or a label speaks of; null when it does not say. */
export type Side = "expected" | "actual";

const EXPECTED =
  /\b(?:expect(?:ed|s|ing|ation)?|should|desired|correct(?:ly)?|supposed|wanted|ought|must|hoped?(?: for)?|hoping|documented|right (?:one|answer|result|value|output)|call right|(?:would|could|can) accept|(?:I|we)(?:'d| would) (?:rather )?(?:like|want|say|prefer|love)|(?:I|we) (?:need|want|wish)|target|looking for|glad|happy with)\b/i;
const ACTUAL =
  /\b(?:actual(?:ly)?|instead|currently|current|observed|got|gets?|received|receives|says|said|today|outcome|wrong|incorrect(?:ly)?|but|however|happens|unexpected(?:ly)?|buggy|bug|broken|fails)\b/i;

/** “… instead of”, “it wrote”, right before a block. */
const EXPECTED_LEAD =
  /\b(?:instead of|rather than|and not|where it should(?: be)?|would (?:write|print|give|show|say|make)(?: it| this| that)?)\s*:?\s*$/i;
const ACTUAL_LEAD =
  /(?<!\b(?:should|would|could|must)(?:n't| not)? have )\b(?:wrote|printed|gave|logged|answered|showed|said)\s*:?\s*$/i;

/** What the last words before a block say of it; null where they are no such words. */
export function sideOfLead(lead: string): Side | null {
  if (EXPECTED_LEAD.test(lead)) return "expected";
  return ACTUAL_LEAD.test(lead) ? "actual" : null;
}

export function sideOf(text: string): Side | null {
  const [expected, actual] = [EXPECTED.exec(text), ACTUAL.exec(text)];
  if (expected && !actual) return "expected";
  if (actual && !expected) return "actual";
  if (!expected || !actual) return null;
  // “instead of the expected”, “but I expected”: the word nearer to the value wins.
  return expected.index > actual.index ? "expected" : "actual";
}

/** Of a block: what stands right before it counts more than the heading. */
export function sideOfBlock(block: { lead: string; heading: string }): Side | null {
  return sideOfLead(block.lead) ?? sideOf(block.lead.slice(-160)) ?? sideOf(block.heading);
}

const EXPECTED_SECTION =
  /^(?:expected|expectation|desired|wanted|(?:what|how) (?:(?:did |do )?(?:I|we|you|it|they|that)(?: would|'d| had)? )?(?:expect|want|should|must|ought))/i;
const ACTUAL_SECTION =
  /^(?:actual|current|observed|got\b|what (?:happens|happened|actually happen|(?:I|we|it|you|they) (?:get|got|see|saw|gives?|gave|returns?|does|did|prints?)\b|(?:really |actually )?(?:comes|came) ))/i;

/** Of what stands below a heading like “Expected behavior” or “What should happen”; null for other headings. */
export function sideOfSection(heading: string): Side | null {
  if (EXPECTED_SECTION.test(heading)) return "expected";
  return ACTUAL_SECTION.test(heading) ? "actual" : null;
}
