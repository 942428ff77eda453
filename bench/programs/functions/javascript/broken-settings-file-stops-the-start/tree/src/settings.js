/** Reviver for JSON.parse that refuses impossible settings. */
export function checkSetting(key, value) {
  if (key === 'volume' && !(value >= 0 && value <= 100)) {
    throw new RangeError(`volume has to be 0 to 100, not ${value}`);
  }
  return value;
}

/**
 * Settings from the text of a settings file, with the defaults for everything the
 * file does not mention. A file that is no JSON at all (cut off, say) counts as
 * empty. Impossible settings are an error, the user has to correct them.
 */
export function readSettings(text, defaults) {
  let settings = {};
  try {
    settings = JSON.parse(text, checkSetting);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { ...defaults, ...settings };
}

/** Text for the settings file: only what differs from the defaults. */
export function formatSettings(settings, defaults) {
  const changed = Object.entries(settings).filter(([key, value]) => value !== defaults[key]);
  return JSON.stringify(Object.fromEntries(changed), null, 2);
}
