const isEmpty = (value) => value === undefined || value === null || value === '';

const TYPES = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  flag: (value) => typeof value === 'boolean',
};

function checkField(rule, value, name) {
  if (isEmpty(value)) return rule.required ? [`${name} is required`] : [];
  if (!TYPES[rule.type](value)) return [`${name} must be a ${rule.type}`];
  if (rule.max !== undefined && (value.length ?? value) > rule.max) {
    return [`${name} is more than ${rule.max}`];
  }
  return [];
}

/**
 * Checks the values of a form against its rules and gives a list of messages,
 * in the order of the rules; the list is empty if all is well.
 *
 * A rule is { type, required, max } or, for a part of the form with fields of
 * its own, { fields: { … } }. A part that is missing is taken as empty.
 */
export function checkForm(fields, values, prefix = '') {
  let problems = [];
  for (const [key, rule] of Object.entries(fields)) {
    const name = prefix + key;
    if (rule.fields) {
      const part = values[key] ?? {};
      problems.concat(checkForm(rule.fields, part, `${name}.`));
    } else {
      problems = problems.concat(checkField(rule, values[key], name));
    }
  }
  return problems;
}
