import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { publicSettingsQuery } from "../../../lib/session.ts";

const OwnBetaForm = lazy(() => import("./own-beta-form.tsx"));
const PATIENCE_MS = 8000;

/** The beta sign-up form in a frame, 680 × 640; after 8 s without an answer there is a link to it. Without one, our own. */
export function BetaForm() {
  const settings = useQuery(publicSettingsQuery);
  const url = settings.data?.betaFormUrl ?? null;
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (settings.isError || (settings.isSuccess && url === null)) {
    return (
      <Suspense fallback={<Skeleton className="h-[480px] w-full rounded-dialog!" />}>
        <OwnBetaForm />
      </Suspense>
    );
  }
  return (
    <div className="flex w-screen max-w-[calc(100vw-32px)] flex-col items-center md:max-w-[680px]">
      <h1 className="sr-only">Join the Beta</h1>
      <div className="relative h-[640px] w-full overflow-hidden rounded-dialog bg-bg shadow-overlay outline outline-divider">
        {!loaded && <Skeleton className="absolute inset-6" />}
        {url && (
          <iframe
            title="Join the Beta"
            src={url}
            width={680}
            height={640}
            className="relative size-full"
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
      {late && !loaded && url && (
        <p role="status" className="mt-3 text-fg-2">
          The form did not load.{" "}
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-primary underline underline-offset-2">
            Open it in a new tab
          </a>
        </p>
      )}
    </div>
  );
}
