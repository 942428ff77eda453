import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { isProgrammingError, send } from "./api-client.ts";
import { keys } from "./query-keys.ts";

/** Ends the session and forgets everything that was loaded with it. */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await send("POST", "/api/v1/auth/logout");
    } catch (error) {
      if (isProgrammingError(error)) throw error;
      toast.error("Something went wrong!", { position: "top-center" });
      return;
    }
    // The sign-in page sends back whoever it still knows.
    client.removeQueries({ queryKey: keys.user });
    await navigate({ to: "/sign-in" });
    client.clear();
  };
}
