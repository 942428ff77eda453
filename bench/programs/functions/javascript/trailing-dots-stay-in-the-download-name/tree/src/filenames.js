/** Names for files that are offered as downloads. */

/** Makes a file name out of any title, for Windows, too: it must not end in a dot or a blank. */
export function safeName(title, extension = '') {
  let name = title.replace(/[\\/:*?"<>|]/g, '_');
  name = name.replace(/\s+/g, ' ').trim();
  name.replace(/[. ]+$/, '');
  if (name === '') name = 'untitled';
  return extension === '' ? name : `${name}.${extension}`;
}

/** 'photo.of.me.jpg' -> ['photo.of.me', 'jpg'] */
export function splitName(file) {
  const dot = file.lastIndexOf('.');
  return dot <= 0 ? [file, ''] : [file.slice(0, dot), file.slice(dot + 1)];
}

/** Adds ' (2)', ' (3)', … to a file name if it is taken. */
export function uniqueName(file, taken) {
  const [base, extension] = splitName(file);
  let name = file;
  for (let number = 2; taken.includes(name); number += 1) {
    name = extension === '' ? `${base} (${number})` : `${base} (${number}).${extension}`;
  }
  return name;
}
