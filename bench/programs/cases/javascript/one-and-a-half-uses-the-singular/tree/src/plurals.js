// Plural categories after the CLDR rules; a rule gets the operands of a number:
// n the absolute value, i the whole part, v the number of visible decimals.
const RULES = {
  en: ({ i, v }) => (i === 1 && v === 0 ? 'one' : 'other'),
  fr: ({ i }) => (i === 0 || i === 1 ? 'one' : 'other'),
  pl: ({ i, v }) => {
    if (i === 1 && v === 0) {
      return 'one';
    }
    if (v !== 0) {
      return 'other';
    }
    const tail = i % 10;
    const teen = i % 100 >= 12 && i % 100 <= 14;
    return tail >= 2 && tail <= 4 && !teen ? 'few' : 'many';
  },
  ja: () => 'other',
};

export function operands(number) {
  const text = String(Math.abs(number));
  const decimals = text.split('.')[1] ?? '';
  return { n: Math.abs(number), i: Math.trunc(Math.abs(number)), v: decimals.length };
}

export function category(locale, number) {
  const rule = RULES[locale] ?? RULES[locale.split('-')[0]] ?? RULES.en;
  return rule(operands(number));
}
