import { z } from "zod";

const Mark = z.object({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() });
export type Mark = z.infer<typeof Mark>;

/** A part of a text in the Atlassian Document Format. */
export const AdfNode = z.object({
  type: z.string(),
  text: z.string().optional(),
  attrs: z.record(z.string(), z.unknown()).optional(),
  marks: z.array(Mark).optional(),
  get content() {
    return z.array(AdfNode).optional();
  },
});
export type AdfNode = z.infer<typeof AdfNode>;

/** An attribute where it is a text or a number; empty where there is none. */
export function attributeOf({ attrs }: Pick<AdfNode, "attrs">, name: string): string {
  const value = attrs?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
