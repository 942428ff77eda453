/**
 * Pointers into documents, as JSON Patch has them: '/users/0/name'. In a key, '~'
 * is written as '~0' and '/' as '~1'.
 */

const escape = (key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

const unescape = (part) => part.replaceAll('~0', '~').replaceAll('~1', '/');

/** The pointer for a list of keys. */
export function toPointer(keys) {
  return keys.map((key) => `/${escape(key)}`).join('');
}

/** Does a pointer lead to the same place as another one or below it? */
export function isInside(pointer, outer) {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** What a pointer leads to, undefined if there is no such place. */
export function getAt(document, pointer) {
  if (pointer === '') return document;
  if (!pointer.startsWith('/')) throw new SyntaxError(`not a pointer: ${pointer}`);
  let place = document;
  for (const key of pointer.slice(1).split('/').map(unescape)) {
    if (place === null || typeof place !== 'object') return undefined;
    place = place[key];
  }
  return place;
}
