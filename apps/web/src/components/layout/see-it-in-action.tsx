import { useRouter } from "@tanstack/react-router";
import { useFadeTo } from "../../lib/use-fade-to.ts";
import { Button } from "../ui/button.tsx";
import { FadeAway } from "./fade-away.tsx";

/** The way from every public page to the animation: the screen fades to black for 1 s. */
export function SeeItInAction() {
  const router = useRouter();
  const { leaving, leave } = useFadeTo("/how-it-works");
  const preload = () => void router.preloadRoute({ to: "/how-it-works" });
  return (
    <div className="mt-7 flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
      <span id="curious" className="text-fg-2">
        Curious how it works?
      </span>
      <Button size="sm" aria-describedby="curious" onPointerEnter={preload} onFocus={preload} onClick={leave}>
        See it in action
      </Button>
      {leaving && <FadeAway to="black" />}
    </div>
  );
}
