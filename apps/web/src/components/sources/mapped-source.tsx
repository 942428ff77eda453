import type { IntegrationMappingView } from "@fixpoint/contracts";
import { mappingName } from "../../lib/sources.ts";
import { SourceIcon } from "../ui/source-icon.tsx";
import { SyncState } from "./sync-state.tsx";

/** What a project is fed from: its name, and below it how reading it stands. */
export function MappedSource({ mapping }: { mapping: IntegrationMappingView }) {
  return (
    <span className="flex max-w-full items-start gap-1.5">
      <SourceIcon source={mapping.provider} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{mappingName(mapping)}</span>
        {mapping.sync && <SyncState sync={mapping.sync} />}
      </span>
    </span>
  );
}
