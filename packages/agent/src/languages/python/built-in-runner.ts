import type { LanguageAdapter } from "../../types/language.ts";

export const hasRunner: LanguageAdapter["hasRunner"] = async (_, { reproductionRunner }, { missing }) =>
  reproductionRunner !== "pytest" || missing?.includes("pytest") !== true;

export const withBuiltInRunner: LanguageAdapter["withBuiltInRunner"] = async (_, profile) => ({
  ...profile,
  testRunner: null,
  reproductionRunner: "unittest",
});
