/** A repository as git is to open it. */
export interface GitRemote {
  /** Path or git URL, without credentials. */
  url: string;
  /** What opens it over HTTP; null where nothing does. Git gets it by its environment alone: no argument, file or log holds it. */
  login: { username: string; password: string } | null;
  /** The address that the URL's host was found at and judged by: git dials this one and no other. null: git looks it up. */
  address: string | null;
}
