import { isVisible, visibleFields } from "./visibility.js";
import { checkValue, isBlank } from "./rules.js";

export { visibleFields };

/**
 * Checks the answers against the form. The result maps the names of fields to
 * messages, and is empty if all is well. Fields that the visitor does not see
 * are not checked.
 */
export function validate(form, answers) {
  const errors = {};
  for (const field of form.fields) {
    if (!isVisible(form, field, answers)) continue;
    const message = checkValue(field, answers[field.name]);
    if (message) errors[field.name] = message;
  }
  return errors;
}

/** The answers to send: only those to fields that can be seen, without blanks. */
export function collect(form, answers) {
  const entries = visibleFields(form, answers)
    .map((name) => [name, answers[name]])
    .filter(([, value]) => !isBlank(value));
  return Object.fromEntries(entries);
}
