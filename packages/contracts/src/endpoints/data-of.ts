import { z } from "zod";

/** Every success carries its payload under `data`. */
export function dataOf<T extends z.ZodType>(payload: T): z.ZodObject<{ data: T }> {
  return z.object({ data: payload });
}
