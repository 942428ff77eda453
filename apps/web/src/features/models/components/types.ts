import type { ModelSettingsBody, ModelSettingsView, Organization, Project } from "@fixpoint/contracts";
import type { UseFormReturn } from "react-hook-form";
import type { ModelFields } from "../model/form.ts";

export type ModelsFormApi = UseFormReturn<ModelFields, unknown, ModelSettingsBody>;

/** Whose settings are shown; `project` null: the organization's. */
export interface ModelsPlace {
  organization: Organization;
  project: Project | null;
  view: ModelSettingsView;
}
