import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Checks a form by the schema of the call that it makes: the first complaint of each field is shown there. */
export function zodResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues)
      errors[issue.path.join(".") || "root"] ??= { type: issue.code, message: issue.message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
