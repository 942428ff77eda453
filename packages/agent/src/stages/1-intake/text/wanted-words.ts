const SELF =
  "(?: (?:it|that|this)(?:['’]s| is| was| comes to| makes)| (?:I|we) (?:get|got|make it|make that|come to|came to|have|had))?:?";
const DOCS = "(?:docs?|docstring|documentation|readme|manual|spec(?:ification)?|help|handbook|leaflet|changelog)";
const THING = "(?:version|release|script|code|program|tool|one|build|system|file|library|implementation)";
const DID =
  "(?:had|has|gave|gives|made|makes|was|is|said|says|printed|prints|returned|returns|wrote|answered|showed|shows|produced)";

/** Words behind which stands what should come, though none of them wishes: what somebody worked out, or what came before. */
export const WANTED_WORDS = [
  `(?:worked out |calculated |computed |counted |done |checked )?by hand${SELF}`,
  `on paper${SELF}`,
  `(?:with|on|by) (?:a |my |the )?(?:pocket |desk )?calculator${SELF}`,
  "(?:the )?(?:correct|right|proper|true)(?: (?:value|answer|result|one|output|sum))?(?: would be| would have been| is| being)",
  `(?:according to|per|by) (?:the |its |our )?${DOCS}(?:,? (?:it|that)(?:['’]s| is| should be| would be))?`,
  `(?:the |its |our )?${DOCS} (?:says?|has|shows?|promises?|claims?|states?)(?: it(?:['’]s| is| should be))?`,
  `(?:with |in )?(?:the |our |its )?(?:old|older|previous|former) ${THING}(?: \\([^()\\n]{1,20}\\))?(?: (?:it|the \\w+|we|I))? ${DID}`,
  "(?:it |that |this )?used to (?:be|give|return|print|say|read|make)",
  "(?:before|until) (?:the|that|this|our|last) (?:\\w+ )?(?:update|upgrade|change|release),? (?:it|that) (?:was|gave|returned|said|made)",
].join("|");

/** Of a release that a text names it may be told what is wrong there as well: only behind what comes now. */
export const RELEASE_DID = "(?:version |v|in )?\\d+\\.\\d+(?:\\.\\d+)?(?: it)? (?:had|gave|made|said|printed|returned)";

/** Behind a value: it comes now, too. */
export const ALSO_NOW = /^[`)]*,? (?:too|as well|also|like (?:now|today))\b/i;
const AT_END = new RegExp(`\\b(?:${WANTED_WORDS})\\s*$`, "i");

/** Whether such words stand right before a value, and none behind it say that it comes now, too. */
export function isWantedBy(before: string, after: string): boolean {
  return AT_END.test(before.slice(-100)) && !ALSO_NOW.test(after);
}
