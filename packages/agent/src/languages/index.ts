import type { LanguageAdapter } from "../types/language.ts";
import { javascriptAdapter } from "./javascript/index.ts";
import { pythonAdapter } from "./python/index.ts";

/** Every language that Fixpoint can repair; a new one is added here. */
export const adapters: readonly LanguageAdapter[] = [javascriptAdapter, pythonAdapter];
