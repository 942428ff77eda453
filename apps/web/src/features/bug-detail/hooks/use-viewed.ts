import type { FixItem } from "@fixpoint/contracts";
import { useState } from "react";
import { keepViewed, markOf, viewedFiles } from "../model/viewed.ts";

/** Which files of the fix the person has marked as viewed, on this machine; a new patch of a file takes its mark away. */
export function useViewed(issueId: string, files: readonly FixItem[]) {
  const [marks, setMarks] = useState(() => viewedFiles(issueId));
  const isViewed = (file: FixItem) => marks[file.file_path] === markOf(file.patch.code ?? "");

  function setViewed(file: FixItem, viewed: boolean): void {
    const { [file.file_path]: _, ...others } = marks;
    const next = viewed ? { ...others, [file.file_path]: markOf(file.patch.code ?? "") } : others;
    setMarks(next);
    keepViewed(issueId, next);
  }

  return { isViewed, setViewed, count: files.filter(isViewed).length };
}
