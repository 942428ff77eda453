import { TYPE, VALUE } from "./outcome.ts";

export const CALL =
  "(?:``[^`\\n]{1,400}``|`[^`\\n]{1,400}`|[A-Za-z_$][\\w$.]{0,80}\\([^()\\n]{0,200}\\)(?:\\.[A-Za-z_$][\\w$]{0,80}(?:\\([^()\\n]{0,200}\\))?){0,4})";
export const GIVES =
  "(?:returns?|returned|gives?|gave|yields?|produces?|produced|outputs?|prints?|printed|logs?|says|said|evaluates? to|resolves? (?:to|with)|results? in|becomes?|comes? out as|comes? to|is|was|equals)(?: (?:back|me|us|out))?";
const SHOULD =
  "(?:should|must|ought to|has to|needs to|is supposed to|is expected to)(?: have| instead)? (?:returned|return|give|yield|produce|output|print|write|be|been|equal|evaluate to|resolve to|result in|become)";

export const PATTERNS: { pattern: RegExp; expression: number | null; actual: number | null; expected: number | null }[] = [
  {
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE})(?:, which [^,]{1,80}| \\([^()]{1,60}\\)|, [^,\`]{1,40},(?= when it ))?[,;]?\\s+(?:instead of|rather than|and not|not|(?:but|and)(?: I| it| we)?(?:'d)? (?:expected|expect|should(?: be| return| give| have been)?)|(?:but |and |while |though )?the (?:expected|right|correct|desired) (?:result|output|value|answer|one) (?:is|was|would be)|when it ${SHOULD}|(?:where|while|when) (?:(?:I|we)(?:'d| would)?(?: have)? )?expect(?:ed)?)\\s+(?:to (?:be|get|return) )?(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “returns 90000 (that's 25 hours) where 8100 would be right”
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE})(?: \\([^()]{1,60}\\))?,?\\s+(?:where|while|when|but|and) (${VALUE}) (?:would|should|ought to|must) (?:be|have been) (?:right|correct|expected|it|there|returned)`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “`f('2.5h')` is 18000, exactly five hours, and I want 9000”
    pattern: new RegExp(
      `(${CALL})\\s+${GIVES}\\s+(${VALUE})(?:, [^,.;\`]{1,60},)? (?:and|but) (?:I|we) (?:want|need|expect|would want|would expect)(?:ed)? (${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “The docs say `f(1)` is `3`, but I get `2`”, “according to the README `f(1)` is `3`”
    pattern: new RegExp(
      `\\b(?:(?:docs?|documentation|readme|manual|docstring|spec(?:ification)?|help|comment|changelog)\\b[^.;\`]{0,40}?(?:says?|states?|claims?|promises?|shows?|example)|according to (?:the |its )?\\S{1,40}(?: \\w{1,20})?,?)(?: that)?\\s+(${CALL})\\s+(?:should |must )?(?:${GIVES}|return|give|be|->|→|==?=?)\\s+(${VALUE})(?:[,;.]?\\s*(?:does(?:n't| not) (?:work|hold)[,;.]?\\s+)?(?:but |however,? )?(?:I |it |we )?(?:actually |really |currently )?(?:get|gets|got|gives|gave|returns|returned|is|see)\\s+(${VALUE}))?`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    // “returns `[]`, it should be `['a']`”, “gives `2` (should be `3`)”
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE})[,;]?\\s+\\(?(?:but |and |where |though )?(?:it |that |this )?(?:really |rather |clearly )?${SHOULD}\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “gives `[4, 4]` (expected `None`)”, “returns `2`, correct is `3`”
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE}),?\\s+\\(?(?:expected|wanted|(?:correct|right)(?: (?:is|would be|was|answer is|value is)))(?: is| was| to be)?:?\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${SHOULD}\\s+(${VALUE})[,;.]?\\s*(?:but|and|however|instead)?,?\\s*(?:instead )?(?:it |I |we )?(?:actually |currently |now |instead )?(?:${GIVES}|gets?|got|receive[sd]?)\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `(${CALL}),?\\s+(?:\\w+ ){0,3}?${SHOULD}\\s+(${VALUE})(?:,? (?:and |but )?(?:not|instead of|rather than) (${VALUE}))?`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `expect(?:ed|ing)?\\s+(${CALL})\\s+to (?:be|return|equal|give|yield|produce)\\s+(${VALUE})(?:[,;.]?\\s*(?:but|and)?\\s*(?:it |I )?(?:${GIVES}|got|get|received)\\s+(${VALUE}))?`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    // “please let `f(1)` return `2`, currently it's `3`”
    pattern: new RegExp(
      `(?:please|let|make|have)\\s+(${CALL})\\s+(?:return|give|yield|print|be)\\s+(${VALUE})(?:[,;.]?\\s*(?:but |and )?(?:currently|now|at the moment|today),? (?:(?:it|that|this)(?:'s| is| was| gives| returns) |(?:I|we|you) (?:get|see) |gives |returns )?(${VALUE}))?`,
      "i",
    ),
    expression: 1,
    actual: 3,
    expected: 2,
  },
  {
    // “`f(1)`: we see `2`, must be `3`”
    pattern: new RegExp(
      `(${CALL}):?,?\\s+(?:\\w+ ){0,3}?(?:sees?|saw|gets?|got|have|observed?|receives?|received)\\s+(${VALUE})[,;.]?\\s+(?:but |and )?(?:it |that |this )?(?:must|should|has to|ought to|needs to)(?: be| read| say| give| return)?\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “asking directly, `f(1)`, is undefined and not `2`”
    pattern: new RegExp(`(${CALL}),\\s+${GIVES}\\s+(${VALUE}),?\\s+(?:and|but) not\\s+(${VALUE})`, "i"),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “the same is wished for, that is `None` from `f(1)`”
    pattern: new RegExp(
      `(?:should|must|ought|expect|want|wish)[^\`]{0,80}\\b(?:that is|that's|i\\.e\\.|namely|so)[,:]?\\s+(${VALUE}) (?:from|for|as the result of) (${CALL})`,
      "i",
    ),
    expression: 2,
    actual: null,
    expected: 1,
  },
  {
    // “`f(1)` dies the same way, I'd say `2`”
    pattern: new RegExp(
      `(${CALL}) (?:dies|fails|crashes|breaks|ends|does)\\b[^\`.]{0,40}, (?:I'd say|I would say|by my (?:count|reckoning|calculation)|I make it|in my opinion)[, ]+(?:(?:it|that|this) (?:is|should be|must be) )?(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “By my count that is `2`”
    pattern: new RegExp(
      `\\b(?:by my (?:count|calculation|reckoning)|(?:in|to) my (?:opinion|mind|view)|if you ask me|I'd say|I would say)[, ]+(?:(?:it|that|this|the result)(?:'s| is| should be| must be| would be| comes to) )(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: null,
    expected: 1,
  },
  {
    // “it makes `2` of it, and that is what I'd like to have”
    pattern: new RegExp(
      `(?<!\`\\s)\\b(?:makes?|gives?|says?|prints?|returns?|shows?|gets?|has) (${VALUE})(?: out of (?:it|that|this)| of it| there| here| from it)?,? (?:and )?(?:that|this|which)(?:'s| is) (?:just |exactly )?what (?:I|we)(?:'d| would)? (?:like|want|expect|need|hope|wish)`,
      "i",
    ),
    expression: null,
    actual: null,
    expected: 1,
  },
  {
    // “I was hoping `f(1)` would come to `2`”
    pattern: new RegExp(
      `(?:hoping|hoped|hope|want(?:ed)?|like|expect(?:ed)?)\\s+(?:that |for )?(${CALL})\\s+(?:to|would|should)\\s+(?:come to|come out as|be|give|return|yield|become|equal)\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “`f(1)` throws a TypeError, although I expected `2`”, “… where it should just return `2`”
    pattern: new RegExp(
      `(${CALL}) (?:throws|raises|crashes|fails|dies|ends|stops)\\b[^\\n]{1,240}?,? (?:although|though|while|where|whereas|but|when|and) (?:(?:I|we)(?:'d| had| would)?(?: have)? expect(?:ed)?|(?:it |that |this )?(?:should|must|ought to)(?: just| simply| only| rather)? (?:be|return|give|print|yield))(?: it to (?:be|return|give))? (${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “`f(1)` gives `2`, while `3` is the correct form”
    pattern: new RegExp(
      `(${CALL})\\s+(?:\\w+ ){0,3}?${GIVES}\\s+(${VALUE}),?\\s+(?:while|whereas|but|and|although|when|where) (${VALUE}) (?:is|was|would be|would have been) (?:the |what (?:is|would be) )?(?:correct|right|expected|proper)\\b`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    // “it should come back as it is: `2`”
    pattern: new RegExp(
      `\\b(?:should|must|ought to|has to) (?:come back|stay|remain|be left|be kept|be returned) (?:as it (?:is|was)|unchanged|the same|alone|untouched)[:,] (?=[\`"'“[{\\d-])(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: null,
    expected: 1,
  },
  {
    // “what I expected was the same as without the blank, `{ a: 1 }`”
    pattern: new RegExp(
      `\\bwhat (?:I|we)(?:'d| had| would)?(?: have)? (?:expect(?:ed)?|want(?:ed)?) (?:was|is|would be)(?: the same as [^,\`]{1,60},)? (\`[^\`\\n]{1,300}\`)`,
      "i",
    ),
    expression: null,
    actual: null,
    expected: 1,
  },
  {
    // “What I need is a list of two, i.e. `f(1)` is `[1, 2]`”
    pattern: new RegExp(
      `\\b(?:need|want|expect|hope|like|should|must|ought)\\w*\\b[^;\`]{0,100}\\b(?:i\\.e\\.|namely|that is|so that|so),?\\s+(${CALL})\\s*(?:${GIVES}|===?|=|-+>|→)\\s*(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “f(-7n) — I expect the string "-7"”
    pattern: new RegExp(
      `(${CALL})\\s*(?:—|–|-{1,2}|:|,)\\s+(?:there |here )?(?:I|we)(?:'d| would)? (?:expect|want|like|need)(?:ed)?(?: it to be| to (?:get|see))?(?: the (?:string|text|number|list|array|object|value))? (${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “f({ a: 1 }) gives an array …, so the outcome should be an ordinary object: `{ a: 1 }`”
    pattern: new RegExp(
      `(?:outcome|result|output|value|it|that|this) (?:should|must|ought to|has to) (?:be|have been) (?:an?|the) (?:\\w+ ){0,2}(?:string|text|number|list|array|object|dict|map|set)[:,] (\`[^\`\\n]{1,300}\`)`,
      "i",
    ),
    expression: null,
    actual: null,
    expected: 1,
  },
  {
    // “documented to be zeros, i.e. `f(1)` = `[0]`”
    pattern: new RegExp(
      `(?:documented|supposed|expected|should|ought|specified)\\b[^;\`]{0,80}(${CALL})\\s*(?:===?|=|->|→)\\s*(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “`f(1)` = `[0]`, but in reality it throws”
    pattern: new RegExp(
      `(${CALL})\\s*(?:===?|=)\\s*(${VALUE}),? but (?:in (?:reality|fact|practice)|it|actually|instead)\\b`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    // “`f(1)` is false, although …; please make it `true`”
    pattern: new RegExp(
      `(${CALL})\\s+${GIVES}\\s+(${VALUE})[,;.]?\\s[^\`]{0,160}?\\b(?:make (?:it|that)|has to be|it must be|correct would be|would be correct:)\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: 2,
    expected: 3,
  },
  {
    pattern: new RegExp(
      `expected(?: output| result| behaviou?r)?:?\\s+(?:that )?(${CALL})\\s+(?:\\w+ ){0,2}?${GIVES}\\s+(${VALUE})`,
      "i",
    ),
    expression: 1,
    actual: null,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `expected(?: output| result| value| to (?:be|get|see))?:?\\s+(${VALUE})[,;.]?\\s*(?:but |and )?(?:instead )?(?:I |it |we )?(?:got|get|gets|received|was|is|returns|actual:?|saw|sees)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 2,
    expected: 1,
  },
  {
    pattern: new RegExp(
      `(?:got|gets?|returns?|returned|gives?|prints?|receive[sd]?|outputs?|yields?|produces?|shows?)\\s+(${VALUE})(?:, which [^,]{1,80})?[,;]?\\s+(?:instead of|rather than|(?:but|and|while|where) (?:I |we )?expect(?:ed)?|(?:but |and |while |though )?the (?:expected|right|correct|desired) (?:result|output|value|answer|one) (?:is|was|would be)|(?:but|and) should (?:be|return)|and not)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 1,
    expected: 2,
  },
  {
    pattern: new RegExp(
      `${SHOULD}\\s+(${VALUE})[,;.]?\\s*(?:but|however)?,?\\s*(?:instead )?(?:it |I )?(?:actually |currently )?(?:${GIVES}|gets?|got)\\s+(${VALUE})`,
      "i",
    ),
    expression: null,
    actual: 2,
    expected: 1,
  },
];
export const PLAIN = new RegExp(
  `(${CALL})\\s+(?:\\w+ ){0,3}?(?:returns?|returned|gives?|yields?|produces?|outputs?|prints?|evaluates? to|resolves? to|results? in|comes? out as|(?:is|was)(?= \`?(?:true|false)\`?,? (?:although|though|even though|as well|too)\\b))\\s+(${VALUE})`,
  "i",
);
export const SHOULD_ONLY = new RegExp(
  `\\b(?:${SHOULD}|expect(?:ed|ing)?(?: it| this| that)?(?: to (?:be|get|see|return|equal))?)\\s+(${VALUE})`,
  "i",
);
/** “`seen` should be `['a']`”, “I expected `seen` to hold `['a']`”. */
export const OF_VARIABLE = new RegExp(
  `\`([A-Za-z_$][\\w$]*)\`(?: array| list| object| dict| map| set| variable)? (?:should|must|ought to|has to|to) (?:only |still |then |also )?(?:be|hold|contain|equal|read|stay|remain|become|end up as) (?:(${VALUE})|(\`[^\`\n]{1,300}\`))`,
  "i",
);
/** “`decode(encode(text))` should be the text again”. */
export const ROUND_TRIP = new RegExp(
  `(\`[^\`\\n]{1,400}\`)\\s+${SHOULD} (?:again )?(?:the |its |that )?(?:same |original )?\`?([A-Za-z_]\\w{0,60})\`?(?![\\w('\`]|\\.\\w)`,
  "i",
);
/** “… and so did `g(1)`”: another call of the same outcome. */
export const LIKEWISE = new RegExp(`\\band so (?:did|does|do|is|was) (${CALL})`, "i");
/** “… so that `f(1)` is `2`”: what should come out after the code above. */
export const SO_THAT = new RegExp("(`[^`\\n]{1,400}`)\\s+(?:is|are|returns?|gives?|equals?|becomes?)\\s+(`[^`\\n]{1,400}`)", "g");
/** “`f(1)` works and is 2”, “`f(1)` (`2`) is fine”. */
export const FINE_CALL = new RegExp(`(${CALL}),?\\s+(?:(?:\\w+ ){0,3}?${GIVES}\\s+|\\(|(?:→|-+>|=+>)\\s*)(${VALUE})`, "i");
/** “…, as `g` does: `g(1)` is `2`”. */
export const AS_DOES = new RegExp(`\\bas [^:]{1,80}\\b(?:does|do|did|has|have): (${CALL}) ${GIVES} (${VALUE})`, "i");
/** “… gives 2 in the same way”: as wrong as what was told before. */
export const SAME_WAY = /\b(?:in the same way|as well|too|likewise|the same)\b/i;
/** “The first should be …” of the calls that the block above shows. */
export const ORDINAL =
  /\bthe (first|second|third|fourth|fifth|last)(?: (?:one|call|line|result|output|example|case|command))?,? (?:should|must|ought|is|was|returns|gives|prints)\b/gi;
/** “`3` from the last one”. */
export const ORDINAL_BEHIND = /\b(?:from|for|by|in|of) the (first|second|third|fourth|fifth|last)(?: (?:one|call|line))\b/i;
export const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
export const THROWS = new RegExp(
  `(not |n't |never |without )?(please |should |must |supposed to |expected to |instead of )?(?:\\w+ly )?(throws?|throwing|raises?|raising|crash(?:es|ed|ing)?(?: with)?|fails? with|failed with|rejects? with|get(?:s|ting)?|results? in|dies with)\\s+(?:an? |the |with )?(?:uncaught |unhandled )?${TYPE}(?:\\s*(?::|with (?:the )?message|saying|\\()\\s*(\`[^\`\\n]{1,400}\`|"[^"\\n]{1,400}"|'[^'\\n]{1,400}'|[^\\n\`"]{1,300}))?`,
  "i",
);
export const PRAISING = /\b(?:works|right|correct|fine|ok(?:ay)?|unchanged|should)\b/i;
/** Without one of these stems no pattern can match; most sentences of a long text have none. */
export const TELLING =
  /return|give|gave|yield|produc|print|output|log|evaluat|resolv|result|becom|comes|equal|expect|should|must|got|gets|receiv|instead|rather|throw|rais|crash|fail|reject|dies|getting|hoping|hoped|please|documented|by my|my mind|my view|my opinion|ask me|i'd say|i would say|what (?:I|we)|` = `| is | was /i;
