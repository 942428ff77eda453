/** Covers the page within the second in which it is left. */
export function FadeAway({ to }: { to: "black" | "white" }) {
  return (
    <div aria-hidden data-fade={to} className="fixed inset-0 z-50 animate-[fade_1s_ease-in_both]" style={{ background: to }} />
  );
}
