/** What a browser does with cookies and redirects, and nothing more. */
export interface Browser {
  cookies: Map<string, string>;
  /** One request, no redirect followed. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects on the same origin. */
  follow(path: string, init?: RequestInit): Promise<{ response: Response; url: string; body: string }>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on each value that they read
  json(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: any }>;
}

const MAX_REDIRECTS = 15;

export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();

  function store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const isGone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
      if (isGone) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
    }
  }

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new URL(path, origin), { ...init, headers, redirect: "manual" });
    store(response);
    return response;
  }

  async function follow(path: string, init: RequestInit = {}) {
    let url = new URL(path, origin).href;
    let response = await request(url, init);
    for (let hop = 0; response.status >= 300 && response.status < 400 && hop < MAX_REDIRECTS; hop += 1) {
      await response.arrayBuffer();
      url = new URL(response.headers.get("location") ?? "", url).href;
      response = await request(url);
    }
    return { response, url, body: await response.text() };
  }

  async function json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await request(path, init);
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  }

  return { cookies, request, follow, json };
}

/** Goes through the whole of the built-in sign-in as a person would. */
export async function signIn(origin: string, email: string, returnUrl = "/"): Promise<Browser & { landed: string }> {
  const browser = createBrowser(origin);
  const accounts = await browser.follow(`/api/v1/auth/github?returnUrl=${encodeURIComponent(returnUrl)}`);
  const action = /action="([^"]+)"/.exec(accounts.body)?.[1];
  if (!action) throw new Error(`No list of accounts: ${accounts.body.slice(0, 500)}`);
  const done = await browser.follow(action, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ account: email }),
  });
  return { ...browser, landed: done.url };
}
