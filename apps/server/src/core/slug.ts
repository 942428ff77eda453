import { InputError, slugOf } from "@fixpoint/contracts";

/** Throws InputError for a name without a letter or digit. */
export function slugFrom(name: string): string {
  const slug = slugOf(name);
  if (slug !== "") return slug;
  throw new InputError("no_slug", "The name has no letter or digit for a web address", {
    hint: "Choose another name, or give a slug.",
  });
}
