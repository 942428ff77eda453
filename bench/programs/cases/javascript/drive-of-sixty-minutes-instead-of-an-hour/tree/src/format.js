/** "850 m", "1.2 km", "48 km" */
export function formatDistance(meters) {
  const rounded = Math.round(meters / 10) * 10;
  if (rounded < 1000) return `${rounded} m`;

  const km = rounded / 1000;
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}

/** "25 min", "1 h 10 min", "3 h" */
export function formatDuration(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.round((seconds % 3600) / 60);

  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** "14:05", `minutes` after midnight, also of the next days */
export function formatClock(minutes) {
  const inDay = minutes % (24 * 60);
  const pad = (n) => String(n).padStart(2, "0");
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}
