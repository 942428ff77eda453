import { useEffect, useState } from "react";

/** A page opened as a popup with `?autoClose=true` closes itself; where the browser refuses, it says so. */
export function AutoClose() {
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (new URLSearchParams(location.search).get("autoClose") !== "true") return;
    close();
    const timer = setTimeout(() => setRefused(true), 300);
    return () => clearTimeout(timer);
  }, []);

  if (!refused) return null;
  return (
    <p role="status" className="border-b bg-info-bg px-4 py-2 text-center text-info">
      Done. You can close this window.
    </p>
  );
}
