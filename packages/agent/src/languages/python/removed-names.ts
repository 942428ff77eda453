/**
 * Names that Python 3.8 to 3.12 removed from the standard library, and numpy 1.24 and markupsafe 2.1 from themselves, by their
 * modules; `guest/fixpoint_removed.py` knows what they were.
 */
export const REMOVED: Readonly<Record<string, readonly string[]>> = {
  collections: [
    "Awaitable",
    "ByteString",
    "Callable",
    "Collection",
    "Container",
    "Coroutine",
    "Generator",
    "Hashable",
    "ItemsView",
    "Iterable",
    "Iterator",
    "KeysView",
    "Mapping",
    "MappingView",
    "MutableMapping",
    "MutableSequence",
    "MutableSet",
    "Reversible",
    "Sequence",
    "Set",
    "Sized",
    "ValuesView",
  ],
  asyncio: ["coroutine"],
  base64: ["decodestring", "encodestring"],
  cgi: ["escape", "parse_qs", "parse_qsl"],
  fractions: ["gcd"],
  inspect: ["formatargspec", "getargspec"],
  markupsafe: ["soft_unicode"],
  numpy: ["bool", "complex", "float", "int", "long", "object", "str", "unicode"],
  os: ["errno"],
  time: ["clock"],
  "xml.etree": ["cElementTree"],
};

const MODULES = Object.keys(REMOVED)
  .map((name) => name.replace(".", String.raw`\.`))
  .join("|");
const IMPORTS = new RegExp(
  String.raw`^[ \t]*from[ \t]+(${MODULES})[ \t]+import[ \t]+(\([^)]{0,4000}\)|(?:[^\n\\]|\\\n){0,4000})`,
  "gm",
);
const MEMBERS = new RegExp(String.raw`(?<![\w.])(${MODULES})\.([A-Za-z_]\w*)`, "g");
const ALIASES = new RegExp(String.raw`^[ \t]*import[ \t]+(${MODULES})[ \t]+as[ \t]+([A-Za-z_]\w*)`, "gm");

/** What a module is called by another name of. */
function membersByAlias(text: string): [string, string][] {
  return Array.from(text.matchAll(ALIASES)).flatMap(([, module = "", alias = ""]) =>
    Array.from(
      text.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.([A-Za-z_]\w*)`, "g")),
      ([, name = ""]): [string, string] => [module, name],
    ),
  );
}

/**
 * Those that texts of a project use, sorted. None where the issue tells of such a name's error: then that they are missing is
 * what is to be mended. A module of the project itself (`isOwn`) is not looked at: it would be loaded before its edits are.
 */
export function removedNamesIn(
  texts: readonly string[],
  told: string,
  isOwn: (module: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const note = (module: string, name: string): void => {
    if (REMOVED[module]?.includes(name) === true && !isOwn(module)) found.add(`${module}.${name}`);
  };
  for (const text of texts) {
    for (const [, module = "", names = ""] of text.matchAll(IMPORTS))
      for (const [name] of names.replaceAll(/#[^\n]*/g, "").matchAll(/[A-Za-z_]\w*/g)) note(module, name);
    for (const [, module = "", name = ""] of text.matchAll(MEMBERS)) note(module, name);
    for (const [module, name] of membersByAlias(text)) note(module, name);
  }
  if (
    /cannot import name|has no attribute|No module named/.test(told) &&
    [...found].some((one) => told.includes(one.split(".").at(-1) ?? one))
  )
    return [];
  return [...found].sort();
}
