function findField(form, name) {
  const field = form.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`Unknown field: ${name}`);
  return field;
}

function matches(condition, value) {
  if ("equals" in condition) return value === condition.equals;
  if ("oneOf" in condition) return condition.oneOf.includes(value);
  return Boolean(value);
}

/**
 * A field without `showIf` is always there. `showIf` names another field and
 * what its answer has to be: `equals`, `oneOf`, or any answer at all.
 */
export function isVisible(form, field, answers) {
  const { showIf } = field;
  if (!showIf) return true;

  const source = findField(form, showIf.field);
  return matches(showIf, answers[source.name]);
}

export function visibleFields(form, answers) {
  return form.fields.filter((field) => isVisible(form, field, answers)).map(({ name }) => name);
}
