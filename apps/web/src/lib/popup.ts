/** The window in which providers are authorised; the name outlives the way there and back. */
export const POPUP_NAME = "fixpoint-connect";

/** Closes this window where it is that one; the page that opened it sees by itself what came of it. */
export function closeIfPopup(): boolean {
  if (window.name !== POPUP_NAME) return false;
  window.close();
  return true;
}
