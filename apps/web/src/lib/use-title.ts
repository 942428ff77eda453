import { PRODUCT_NAME } from "@fixpoint/contracts";
import { useEffect } from "react";
import { useFinishedMark } from "./finished-mark.ts";

/** The title of the page; ● before it says that a bug was finished while the tab was in the background. */
export function useTitle(title: string): void {
  const finished = useFinishedMark();
  useEffect(() => {
    document.title = `${finished ? "● " : ""}${title} · ${PRODUCT_NAME}`;
  }, [title, finished]);
}
