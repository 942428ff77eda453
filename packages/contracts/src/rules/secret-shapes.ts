/** Shapes of secrets within texts, with what is left in their place; `MARKER` stands for the marker. */
export interface SecretShape {
  pattern: RegExp;
  replacement: string;
}

/** Stands for the marker in a `replacement`. */
const MARKER = "\u{0}";

/** Shapes that nothing else has: these are taken out of code that is sent to a model, too. */
const CERTAIN_SHAPES: readonly SecretShape[] = [
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, replacement: MARKER },
  // user:password@ in an address.
  { pattern: /(:\/\/)[^\s/@:"'`]*:[^\s/@"'`{}$<>]+@/g, replacement: `$1${MARKER}@` },
  // Our tokens and those of vendors.
  {
    pattern: /\b(fxp_|gh[opsur]_|github_pat_|glpat-|gloas-|xox[abeprs]-|ATATT|ATCTT|sntry[su]_)[\w-]{8,}/g,
    replacement: `$1${MARKER}`,
  },
  {
    pattern: /\b(sk-(?:ant-|proj-|or-|svcacct-)|[rs]k_(?:live|test)_|whsec_|npm_|pypi-|hf_|dop_v1_|shp(?:at|ss)_)[\w-]{16,}/g,
    replacement: `$1${MARKER}`,
  },
  { pattern: /\b(sk-|pk_)(?=[\w-]*\d)[\w-]{20,}/g, replacement: `$1${MARKER}` },
  { pattern: /\b(AKIA|ASIA)[A-Z0-9]{16}\b/g, replacement: `$1${MARKER}` },
  { pattern: /\b(AIza)[\w-]{35}/g, replacement: `$1${MARKER}` },
  { pattern: /\b(ya29\.)[\w-]{20,}/g, replacement: `$1${MARKER}` },
  { pattern: /\b(SG\.)[\w-]{16,}\.[\w-]{16,}/g, replacement: `$1${MARKER}` },
  { pattern: /(hooks\.slack\.com\/services\/)[\w/]{20,}/g, replacement: `$1${MARKER}` },
  // A signed token: header and claims are objects, hence the beginnings.
  { pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/g, replacement: MARKER },
  { pattern: /\b(Bearer|Basic)\s+(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/gi, replacement: `$1 ${MARKER}` },
  {
    pattern:
      /([?&](?:access_?|refresh_?|id_?)?(?:token|client_secret|secret|password|api_?key|code_verifier)=)[^&\s"'`<>${}]{6,}/gi,
    replacement: `$1${MARKER}`,
  },
];

/** Shapes that harmless text may have: worth a lost word in a log, but not in code. */
const LIKELY_SHAPES: readonly SecretShape[] = [
  { pattern: /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, replacement: `$1 ${MARKER}` },
  { pattern: /(:\/\/)[^\s/@:]*:[^\s/@]+@/g, replacement: `$1${MARKER}@` },
  { pattern: /\b(sk-|pk_)[\w-]{8,}/g, replacement: `$1${MARKER}` },
  {
    pattern: /\b((?:access_?|refresh_?|id_?)?token|client_secret|secret|password|api_?key|code|state|code_verifier)=[^&\s"']+/gi,
    replacement: `$1=${MARKER}`,
  },
];

/**
 * The text without what looks like a secret, and how many were found. `certain` leaves harmless text alone, as code that
 * is read needs it; `likely` takes out more, as logs need it.
 */
export function replaceSecrets(text: string, marker: string, shapes: "certain" | "likely"): { text: string; found: number } {
  let found = 0;
  const applied = shapes === "certain" ? CERTAIN_SHAPES : [...CERTAIN_SHAPES, ...LIKELY_SHAPES];
  const clean = applied.reduce(
    (current, { pattern, replacement }) =>
      current.replace(pattern, (_match: string, ...groups: unknown[]) => {
        found += 1;
        const head = typeof groups[0] === "string" ? groups[0] : "";
        return replacement.replace("$1", () => head).replace(MARKER, () => marker);
      }),
    text,
  );
  return { text: clean, found };
}
