import { z } from "zod";
import { Id, Slug } from "./common.ts";

export const Organization = z.object({ id: Id, name: z.string(), slug: Slug });
export type Organization = z.infer<typeof Organization>;
