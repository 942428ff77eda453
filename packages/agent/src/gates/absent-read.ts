/** The message of an error that came of reading something that was not there: `undefined`, `null`, `None`. */
export function isAbsentRead(message: string | null): boolean {
  return message !== null && /of (?:undefined|null)\b|(?:undefined|null) is not|\bis (?:undefined|null)\b|NoneType/.test(message);
}
