import { isVendorError, VendorError } from "./vendor-error.ts";

const REFUSALS = new Set([400, 401, 403, 404]);

/**
 * Whatever reason a vendor has to refuse a refresh token, the access has ended. `refresh` answers null where there is
 * nothing to refresh with. Throws VendorError `access_revoked`, and others where the vendor has trouble.
 */
export async function revokedIfRefused<T>(name: string, refresh: () => Promise<T | null>): Promise<T> {
  const revoked = (status?: number, cause?: unknown) =>
    new VendorError("access_revoked", `${name} does not accept the token, and does not renew it`, { status, cause });
  try {
    const made = await refresh();
    if (made !== null) return made;
  } catch (error) {
    if (isVendorError(error) && REFUSALS.has(error.status ?? 0)) throw revoked(error.status ?? undefined, error);
    throw error;
  }
  throw revoked();
}
