/**
 * Text for devices that know nothing but printable ASCII.
 *
 * A character that the device does not know is written as its number in hex
 * between `<` and `>`; `<` itself is written so, too.
 */

const PLAIN = /^[ -;=-~]$/;

/**
 * @example
 * escape('5 €') // '5 <20ac>'
 */
export function escape(text) {
  let out = '';
  for (const ch of text) {
    out += PLAIN.test(ch) ? ch : `<${ch.charCodeAt(0).toString(16)}>`;
  }
  return out;
}

/**
 * @example
 * unescape('5 <20ac>') // '5 €'
 */
export function unescape(text) {
  return text.replace(/<([0-9a-f]+)>/g, (_, hex) => String.fromCodePoint(parseInt(hex, 16)));
}
