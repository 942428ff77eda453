import type { ReactNode } from "react";
import type { SignInProvider } from "../hooks/use-provider-sign-in.ts";

/** The three providers with their marks, drawn here so that the page asks no other host for anything. */
export const PROVIDER_MARKS: readonly { id: SignInProvider; name: string; mark: ReactNode }[] = [
  {
    id: "github",
    name: "GitHub",
    mark: (
      <svg viewBox="0 0 24 24" aria-hidden className="size-7 fill-fg">
        <path d="M12 1.5a10.5 10.5 0 0 0-3.32 20.46c.53.1.72-.23.72-.5v-1.78c-2.92.63-3.54-1.41-3.54-1.41-.48-1.21-1.17-1.54-1.17-1.54-.95-.65.07-.64.07-.64 1.06.07 1.61 1.09 1.61 1.09.94 1.6 2.46 1.14 3.06.87.1-.68.37-1.14.67-1.4-2.33-.27-4.79-1.17-4.79-5.19 0-1.15.41-2.08 1.08-2.82-.1-.27-.47-1.34.1-2.78 0 0 .89-.28 2.9 1.08a10.1 10.1 0 0 1 5.28 0c2-1.36 2.89-1.08 2.89-1.08.57 1.44.21 2.51.1 2.78.68.74 1.08 1.67 1.08 2.82 0 4.03-2.46 4.92-4.8 5.18.38.33.71.96.71 1.95v2.89c0 .28.19.61.72.5A10.5 10.5 0 0 0 12 1.5Z" />
      </svg>
    ),
  },
  {
    id: "google",
    name: "Google",
    mark: (
      <svg viewBox="0 0 24 24" aria-hidden className="size-6">
        <path
          fill="#4285F4"
          d="M22.5 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.89a5.03 5.03 0 0 1-2.18 3.3v2.75h3.53c2.07-1.9 3.26-4.71 3.26-8.06Z"
        />
        <path
          fill="#34A853"
          d="M12 23c2.95 0 5.43-.98 7.24-2.65l-3.53-2.75c-.98.66-2.23 1.05-3.71 1.05-2.85 0-5.27-1.93-6.13-4.52H2.22v2.84A11 11 0 0 0 12 23Z"
        />
        <path fill="#FBBC05" d="M5.87 14.13a6.6 6.6 0 0 1 0-4.22V7.07H2.22a11 11 0 0 0 0 9.9l3.65-2.84Z" />
        <path
          fill="#EA4335"
          d="M12 5.38c1.6 0 3.05.55 4.18 1.64l3.13-3.13C17.43 2.12 14.95 1 12 1A11 11 0 0 0 2.22 7.07l3.65 2.84C6.73 7.31 9.15 5.38 12 5.38Z"
        />
      </svg>
    ),
  },
  {
    id: "gitlab",
    name: "GitLab",
    mark: (
      <svg viewBox="0 0 24 24" aria-hidden className="size-7">
        <path fill="#E24329" d="m12 21.4 3.98-12.25H8.02L12 21.4Z" />
        <path fill="#FC6D26" d="M12 21.4 8.02 9.15H2.45L12 21.4Zm0 0 3.98-12.25h5.57L12 21.4Z" />
        <path
          fill="#FCA326"
          d="M2.45 9.15 1.24 12.9a.82.82 0 0 0 .3.92L12 21.4 2.45 9.15Zm19.1 0 1.21 3.74a.82.82 0 0 1-.3.92L12 21.4l9.55-12.25Z"
        />
        <path
          fill="#E24329"
          d="M2.45 9.15h5.57L5.63 1.77a.41.41 0 0 0-.78 0l-2.4 7.38Zm19.1 0h-5.57l2.39-7.38a.41.41 0 0 1 .78 0l2.4 7.38Z"
        />
      </svg>
    ),
  },
];
