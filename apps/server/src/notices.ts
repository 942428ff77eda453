export interface Notice {
  code: string;
  message: string;
}

/** Things that whoever opens the product should know at once; shown in the public settings. */
export interface Notices {
  set(code: string, message: string): void;
  clear(code: string): void;
  list(): Notice[];
}

export function createNotices(): Notices {
  const notices = new Map<string, string>();
  return {
    set: (code, message) => void notices.set(code, message),
    clear: (code) => void notices.delete(code),
    list: () => [...notices].map(([code, message]) => ({ code, message })),
  };
}
