import type { ModelTool } from "@fixpoint/models";
import { z } from "zod";

/** What a tool answers, and whether it ends the conversation. */
export interface ToolAnswer<Offer> {
  /** For the model; data from outside is in marks already. */
  text: string;
  end?: "finished" | "gave_up";
  /** Something is otherwise than before, so that what was asked before may be asked again. */
  isNews?: true;
  /**
   * A proposal. It is handed out before the model is asked again; `reply` then says what became of it, in the place of `text`.
   */
  offer?: { value: Offer; reply(): Pick<ToolAnswer<Offer>, "text" | "end"> };
}

export interface LoopTool<Offer> {
  definition: ModelTool;
  /** One line for the timeline. */
  describe(input: unknown): string;
  run(input: unknown, signal: AbortSignal): Promise<ToolAnswer<Offer>>;
}

interface ToolParts<Schema extends z.ZodObject, Offer> {
  name: string;
  description: string;
  input: Schema;
  describe(input: z.infer<Schema>): string;
  run(input: z.infer<Schema>, signal: AbortSignal): Promise<ToolAnswer<Offer>> | ToolAnswer<Offer>;
}

function inWords(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".") || "input"}: ${issue.message}`).join("; ");
}

/** A tool whose input is parsed before anything is done with it; what does not fit is told to the model and nothing else. */
export function defineTool<Schema extends z.ZodObject, Offer>(parts: ToolParts<Schema, Offer>): LoopTool<Offer> {
  const { name, description, input } = parts;
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input);
  return {
    definition: { name, description, inputSchema },
    describe(given) {
      const parsed = input.safeParse(given);
      return parsed.success ? parts.describe(parsed.data) : "with an input that does not fit";
    },
    async run(given, signal) {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { text: `The input does not fit: ${inWords(parsed.error)}` };
      return parts.run(parsed.data, signal);
    },
  };
}
