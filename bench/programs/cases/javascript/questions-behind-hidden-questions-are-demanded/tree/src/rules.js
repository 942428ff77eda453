export function isBlank(value) {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

const TYPES = {
  text: () => null,
  choice: (value, { choices }) => (choices.includes(value) ? null : "Please choose one of the list"),
  number: (value, { min = -Infinity, max = Infinity }) => {
    const number = Number(value);
    if (Number.isNaN(number)) return "Please enter a number";
    if (number < min) return `Must be at least ${min}`;
    if (number > max) return `Must be at most ${max}`;
    return null;
  },
  checkbox: (value) => (typeof value === "boolean" ? null : "Must be ticked or not"),
};

export function checkValue(field, value) {
  if (isBlank(value)) return field.required ? "Please fill in" : null;
  return TYPES[field.type ?? "text"](value, field);
}
