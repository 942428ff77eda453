// Phone numbers as customers type them into the order form.
const DEFAULT_COUNTRY = '49';

const EXTENSION = /\s*(?:ext|x)\s*(\d{1,5})$/i;

function splitExtension(text) {
  const match = EXTENSION.exec(text);
  if (!match) {
    return { main: text, extension: null };
  }
  return { main: text.slice(0, match.index), extension: match[1] };
}

function internationalDigits(text, country) {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\(0\)/, '').replace(/\D/g, '');
  if (trimmed.startsWith('+')) {
    return digits;
  }
  if (digits.startsWith('00')) {
    return digits.slice(2);
  }
  return country + digits.replace(/^0/, '');
}

export function normalisePhone(text, country = DEFAULT_COUNTRY) {
  const { main, extension } = splitExtension(text.trim());
  const digits = internationalDigits(main, country);
  if (digits.length < 8 || digits.length > 15) {
    return null;
  }
  return { number: '+' + digits, extension };
}

export function formatPhone(text, country) {
  const phone = normalisePhone(text, country);
  if (phone === null) {
    return 'invalid';
  }
  return phone.extension ? `${phone.number} ext. ${phone.extension}` : phone.number;
}

export function samePhone(a, b) {
  return formatPhone(a) !== 'invalid' && formatPhone(a) === formatPhone(b);
}
