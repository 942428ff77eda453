import { DEFAULT_MODEL_SETTINGS, type ModelSettingsBody, type ModelSettingsView } from "@fixpoint/contracts";
import { findModelSettings, writeModelSettings } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { requireSecrets } from "../../core/secrets.ts";

interface Place {
  organizationId: string;
  /** null: the organization's own settings. */
  projectId: string | null;
}

function ownerOf({ organizationId, projectId }: Place): string {
  return `model:${organizationId}/${projectId ?? ""}`;
}

/** A project that has none of its own has the organization's. The key itself is never shown. */
export async function readModelSettings(context: AppContext, place: Place): Promise<ModelSettingsView> {
  const own = await findModelSettings(context.db, place.organizationId, place.projectId);
  const inherited = own || place.projectId === null ? null : await findModelSettings(context.db, place.organizationId, null);
  const row = own ?? inherited;
  return {
    ...DEFAULT_MODEL_SETTINGS,
    ...row?.settings,
    hasApiKey: row?.apiKey != null,
    isInherited: place.projectId !== null && own === null,
  };
}

export async function changeModelSettings(
  context: AppContext,
  place: Place,
  { apiKey, ...settings }: ModelSettingsBody,
): Promise<ModelSettingsView> {
  const sealed = apiKey == null ? apiKey : requireSecrets(context).seal(apiKey, ownerOf(place));
  await writeModelSettings(context.db, place, { settings, ...(sealed === undefined ? {} : { apiKey: sealed }) });
  return readModelSettings(context, place);
}
