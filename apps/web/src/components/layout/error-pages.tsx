import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { ApiError } from "../../lib/api-client.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button } from "../ui/button.tsx";

interface Props {
  number: string;
  title: string;
  text: string;
  /** 503 has nowhere to go: it offers to try again. */
  tryAgain?: boolean;
  onBack?: () => void;
}

export function ErrorPage({ number, title, text, tryAgain = false, onBack }: Props) {
  const router = useRouter();
  useTitle(title);

  function goBack(): void {
    if (onBack) return onBack();
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/" });
  }

  return (
    <div className="flex min-h-[min(64dvh,520px)] flex-1 animate-rise flex-col items-center justify-center px-4 py-12 text-center">
      <p
        aria-hidden
        className="bg-gradient-to-b from-fg to-fg-3 bg-clip-text text-[96px] leading-none font-bold text-transparent tabular"
      >
        {number}
      </p>
      <h1 className="mt-4 text-h1 font-semibold">{title}</h1>
      <p className="mt-2 max-w-[46ch] text-balance text-fg-2">{text}</p>
      <div className="mt-6 flex gap-3">
        {tryAgain ? (
          <Button variant="primary" onClick={() => location.assign("/")}>
            Try again
          </Button>
        ) : (
          <>
            <Button onClick={goBack}>Go Back</Button>
            <Button variant="primary" onClick={() => void router.navigate({ to: "/" })}>
              Back to Home
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return <ErrorPage number="404" title="Oops! Page Not Found!" text="The page does not exist or was removed." />;
}

export function ServerErrorPage() {
  return (
    <ErrorPage
      number="500"
      title="Oops! Something went wrong :')"
      text="We apologize for the inconvenience. Please try again later."
    />
  );
}

export function UnauthorizedPage() {
  return <ErrorPage number="401" title="Unauthorized Access" text="Sign in with an account that may see this page." />;
}

export function ForbiddenPage() {
  return <ErrorPage number="403" title="Access Forbidden" text="Your account does not have the permission to see this page." />;
}

export function MaintenancePage() {
  return (
    <ErrorPage
      number="503"
      title="Website is under maintenance!"
      text="The site is not available at the moment. It will be back shortly."
      tryAgain
    />
  );
}

/** Anything that a route threw and nobody caught. A file that is gone after an update is mended by loading the page again. */
export function UnexpectedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiError && error.status === 403) return <ForbiddenPage />;
  return (
    <ErrorPage
      number="500"
      title="Oops! Something went wrong :')"
      text="We apologize for the inconvenience. Please try again later."
      onBack={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
