import { get, set, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import type { z } from "zod";

/** Checks a form by the schema of the call that it makes: the first complaint of each field is shown there. */
export function zodResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, code: type, message } of parsed.error.issues) {
      const field = path.join(".") || "root";
      if (!get(errors, field)) set(errors, field, { type, message });
    }
    return { values: {}, errors };
  };
}
