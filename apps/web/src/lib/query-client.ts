import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isProgrammingError } from "./api-client.ts";
import { PRECONDITION } from "./preconditions.ts";
import { safeReturnUrl } from "./return-url.ts";
import { tellError } from "./tell.ts";

interface Navigation {
  here: () => string;
  toSignIn: (redirect: string) => void;
  toServerError: () => void;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The failure is handled where the call is made. */
      guarded?: boolean;
    };
  }
}

const MAX_RETRIES = 3;

function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === PRECONDITION) return false;
  if (error.status >= 400 && error.status < 500) return false;
  return failures < MAX_RETRIES;
}

/** The one place that decides what a failed call means for the whole application (spec §8). */
export function createQueryClient(navigation: Navigation): QueryClient {
  function endSession(): void {
    void tellError("Session expired!", { id: "session" });
    client.clear();
    // Other calls of the same moment end too: the first has brought the person to sign-in, with where they were.
    const here = navigation.here();
    if (!here.startsWith("/sign-in")) navigation.toSignIn(safeReturnUrl(here));
  }

  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (!(error instanceof ApiError) || query.meta?.guarded) return;
        if (error.status === 401) endSession();
        else if (error.status === 500) {
          void tellError("Internal Server Error!", { id: "server-error", position: "top-center" });
          navigation.toServerError();
        }
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (!(error instanceof ApiError)) return;
        if (error.status === 304) void tellError("Content not modified!");
        if (error.status === 401) endSession();
      },
    }),
    defaultOptions: {
      // What is no failed call goes to the error page of the route, where it is seen.
      queries: { retry: shouldRetry, staleTime: 10_000, refetchOnWindowFocus: true, throwOnError: isProgrammingError },
      mutations: { retry: false, throwOnError: isProgrammingError },
    },
  });
  return client;
}
