import { isVendorError } from "./vendor-error.ts";

/** null for what the vendor has not, or shows to nobody with this token; other errors are thrown. */
export async function present<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isVendorError(error, "not_at_vendor")) return null;
    throw error;
  }
}
