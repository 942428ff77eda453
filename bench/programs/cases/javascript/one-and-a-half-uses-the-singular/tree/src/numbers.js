const MARKS = { en: [',', '.'], fr: ['\u202f', ','], pl: ['\u00a0', ','], ja: [',', '.'] };

export function formatNumber(locale, number) {
  const [group, point] = MARKS[locale.split('-')[0]] ?? MARKS.en;
  const [whole, decimals] = String(Math.abs(number)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${number < 0 ? '-' : ''}${grouped}${decimals ? point + decimals : ''}`;
}
