export type Language = "javascript" | "python";

const ENDINGS: Record<Language, RegExp> = { javascript: /\.[mc]?[jt]s$/, python: /\.py$/ };
const NO_SOURCE =
  /(?:^|\/)(?:tests?|specs?|__tests__|testing|dist|build|docs?|documentation|examples?|bench(?:es|marks?)?|vendor|third_party|external|node_modules|scripts?|tools|tasks|website|site|demos?|locales?|i18n|fixtures|ci|perf|misc|admin|types?|bower_components|\.github)\//i;
const NO_SOURCE_NAME =
  /(?:^|\/)(?:gruntfile|gulpfile|setup|conftest|conf|version|__version__|noxfile|tasks)\.|[._-](?:test|tests|spec|min|bundle|config)\.|(?:^|\/)(?:test_|tests?\.)|\.d\.ts$|rc\.[mc]?js$/i;

/** A file that the program itself is made of. */
export function isSource(file: string, language: Language): boolean {
  return ENDINGS[language].test(file) && !NO_SOURCE.test(file) && !NO_SOURCE_NAME.test(file);
}
