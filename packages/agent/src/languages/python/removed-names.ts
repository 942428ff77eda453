/** Names of the standard library that Python 3.8 to 3.12 removed, by their modules; `guest/fixpoint_removed.py` knows what they were. */
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
  os: ["errno"],
  time: ["clock"],
  "xml.etree": ["cElementTree"],
};

const IMPORTS =
  /^[ \t]*from[ \t]+(collections|asyncio|base64|cgi|fractions|inspect|os|time|xml\.etree)[ \t]+import[ \t]+(\([^)]{0,4000}\)|(?:[^\n\\]|\\\n){0,4000})/gm;
const MEMBERS = /(?<![\w.])(collections|asyncio|base64|cgi|fractions|inspect|os|time|xml\.etree)\.([A-Za-z_]\w*)/g;

/**
 * Those that texts of a project use, sorted. None where the issue tells of such a name's error: then that they are missing is
 * what is to be mended.
 */
export function removedNamesIn(texts: readonly string[], told: string): string[] {
  const found = new Set<string>();
  const note = (module: string, name: string): void => {
    if (REMOVED[module]?.includes(name) === true) found.add(`${module}.${name}`);
  };
  for (const text of texts) {
    for (const [, module = "", names = ""] of text.matchAll(IMPORTS))
      for (const [name] of names.replaceAll(/#[^\n]*/g, "").matchAll(/[A-Za-z_]\w*/g)) note(module, name);
    for (const [, module = "", name = ""] of text.matchAll(MEMBERS)) note(module, name);
  }
  if (
    /cannot import name|has no attribute|No module named/.test(told) &&
    [...found].some((one) => told.includes(one.split(".").at(-1) ?? one))
  )
    return [];
  return [...found].sort();
}
