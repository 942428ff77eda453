import { useRouter } from "@tanstack/react-router";
import { InlineError } from "../ui/inline-error.tsx";
import { failureText } from "../../lib/api-client.ts";

export function UserInfoFailed({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <main className="mx-auto max-w-[640px] p-6">
      <InlineError message="Failed to fetch user info" detail={failureText(error, "")} onRetry={() => void router.invalidate()} />
    </main>
  );
}
