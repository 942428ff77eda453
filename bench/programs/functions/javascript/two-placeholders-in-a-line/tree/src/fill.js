/**
 * Fills a template: every `[[name]]` is replaced by the value of that name.
 * Blanks within the brackets do not matter. A name without a value is an error.
 *
 * @param {string} template
 * @param {Record<string, unknown>} values
 */
export function fill(template, values) {
  return template.replace(/\[\[(.+)\]\]/g, (_, inner) => {
    const name = inner.trim();
    if (!Object.hasOwn(values, name)) throw new ReferenceError(`no value for ${name}`);
    return String(values[name]);
  });
}

/** One copy of the template per record, an empty line between them. */
export function fillAll(template, records) {
  return records.map((record) => fill(template, record)).join('\n\n');
}
