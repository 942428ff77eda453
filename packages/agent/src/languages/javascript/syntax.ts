import type { LanguageAdapter } from "../../types/language.ts";
import { parseModule } from "./ast.ts";

/** JSON and the JavaScript family are parsed; any other file has no syntax that we know. */
export const syntaxError: LanguageAdapter["syntaxError"] = async (filePath, code) => {
  try {
    if (filePath.endsWith(".json")) JSON.parse(code);
    else if (/\.[mc]?[jt]sx?$/.test(filePath)) parseModule(filePath, code);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
