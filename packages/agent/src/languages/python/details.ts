import { z } from "zod";
import type { ProjectProfile } from "../../types/language.ts";
import { DjangoSetup } from "./django.ts";
import { GUEST_ENV } from "./guest-files.ts";

/** Adapter-private part of the profile. Paths are relative to the root; `.` is the root. */
export const PythonDetails = z.object({
  /** Folders that imports start from, first wins. */
  sourceRoots: z.array(z.string()),
  /** How the project writes its tests. */
  testStyle: z.enum(["functions", "classes"]),
  /** Third-party modules that the sources import. */
  thirdParty: z.array(z.string()),
  /** Requirements as declared, without versions. */
  requirements: z.array(z.string()),
  /** Top-level names that exist both in the tree and in the standard library. */
  shadowing: z.array(z.string()),
  /** Names that the project uses and newer Pythons have not, as `collections.Mapping`: they are put back where they are missing. */
  removedNames: z.array(z.string()).default([]),
  /** null where nothing uses Django. */
  django: DjangoSetup.nullable().default(null),
});
export type PythonDetails = z.infer<typeof PythonDetails>;

export function detailsOf(profile: ProjectProfile): PythonDetails {
  return PythonDetails.parse(profile.details);
}

/** Absolute folders, as the guest sees them, to import from. */
export function guestRoots(guestRoot: string, details: PythonDetails): string[] {
  return details.sourceRoots.map((root) => (root === "." ? guestRoot : `${guestRoot}/${root}`));
}

/** What the environment tells a guest that runs the project's code. */
export function projectEnv(profile: ProjectProfile): Record<string, string> {
  const { removedNames, django } = detailsOf(profile);
  return {
    ...GUEST_ENV,
    ...(removedNames.length > 0 && { FIXPOINT_REMOVED_NAMES: removedNames.join(" ") }),
    ...(django !== null && { FIXPOINT_DJANGO: JSON.stringify(django) }),
  };
}
