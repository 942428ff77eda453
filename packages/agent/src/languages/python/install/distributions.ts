import { normalized } from "./specifiers.ts";

/** Modules whose package has another name, of those that are used most. */
const PACKAGES: Readonly<Record<string, string>> = {
  attr: "attrs",
  bs4: "beautifulsoup4",
  crypto: "pycryptodome",
  cv2: "opencv-python-headless",
  dateutil: "python-dateutil",
  docx: "python-docx",
  dotenv: "python-dotenv",
  fitz: "pymupdf",
  git: "gitpython",
  github: "pygithub",
  jose: "python-jose",
  jwt: "pyjwt",
  magic: "python-magic",
  mysqldb: "mysqlclient",
  openssl: "pyopenssl",
  pil: "pillow",
  psycopg2: "psycopg2-binary",
  rest_framework: "djangorestframework",
  serial: "pyserial",
  skimage: "scikit-image",
  sklearn: "scikit-learn",
  slugify: "python-slugify",
  usb: "pyusb",
  yaml: "pyyaml",
};

/**
 * The requirement that brings a module or package which is missing, as the project asks for it. One that the project names
 * nowhere is only had where it is known what its package is called: whoever guesses a name may get what somebody else put there.
 * Pure.
 */
export function requirementFor(missing: string, declared: ReadonlyMap<string, string>): string | null {
  const own = normalized(missing);
  const known = Object.hasOwn(PACKAGES, missing.toLowerCase()) ? PACKAGES[missing.toLowerCase()] : undefined;
  const names = [...(known === undefined ? [] : [known]), own, `python-${own}`, `py${own}`, `${own}-python`, `${own}2`];
  for (const name of names) {
    const text = declared.get(name);
    if (text !== undefined) return text;
  }
  return known ?? null;
}
