import type { IntegrationMappingView } from "@fixpoint/contracts";
import { useEffect, useRef, useState } from "react";
import { plural } from "../../lib/format.ts";
import { mappingName } from "../../lib/sources.ts";

function sentenceOf(mapping: IntegrationMappingView): string {
  const name = mappingName(mapping);
  switch (mapping.sync?.status) {
    case "importing":
      return `${name} is being imported`;
    case "synced":
      return `${name} is read, ${plural(mapping.sync.imported, "bug")}`;
    case "failing":
      return `${name} could not be read. ${mapping.sync.error ?? ""}`;
    default:
      return "";
  }
}

/** Tells screen readers when a source begins, is done or fails; a growing count is only seen. */
export function SyncAnnouncer({ mappings }: { mappings: readonly IntegrationMappingView[] }) {
  const known = useRef<Map<string, string | undefined>>(new Map());
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = known.current;
    const keyOf = ({ projectId, integrationId, externalId }: IntegrationMappingView) =>
      `${projectId} ${integrationId} ${externalId}`;
    known.current = new Map(mappings.map((mapping) => [keyOf(mapping), mapping.sync?.status]));
    const changed = mappings.filter(
      (mapping) => before.has(keyOf(mapping)) && before.get(keyOf(mapping)) !== mapping.sync?.status,
    );
    const words = changed.map(sentenceOf).filter(Boolean).join(". ");
    if (words !== "") setSaid(words);
  }, [mappings]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
