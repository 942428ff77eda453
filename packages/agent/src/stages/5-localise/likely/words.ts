/** Words that every test, issue and function may have. */
const COMMON = new Set(
  "the and for not with this that from when then should return returns returned value values expected actual error errors function const let var true false null undefined none string number array object test tests issue bug version code example output input result results using used use does get set new are was has have can but instead fix fixes fixed fail fails add support self require import assert equal expect describe".split(
    " ",
  ),
);
const SHORTEST = 3;

/** Names in a text and the words that they are made of, in small letters, without those that say nothing. */
export function tellingWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g))
    for (const part of [name, ...name.split(/_|(?<=[a-z0-9])(?=[A-Z])/)])
      if (part.length >= SHORTEST && !COMMON.has(part.toLowerCase())) words.add(part.toLowerCase());
  return words;
}

/** How many they share, and no more than that many. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>, most: number): number {
  let count = 0;
  for (const word of one) if (other.has(word) && (count += 1) === most) break;
  return count;
}
