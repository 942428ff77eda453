import type { ReactNode } from "react";

/** Line art, a title, one sentence and one action. */
export function EmptyState({
  art = "bugs",
  title,
  text,
  action,
}: {
  art?: keyof typeof ART;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex animate-rise flex-col items-center px-6 py-12 text-center">
      <svg
        viewBox="0 0 160 120"
        aria-hidden
        className="h-[120px] w-[160px] text-fg-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {ART[art]}
      </svg>
      <h2 className="mt-4 text-h3 font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-[44ch] text-fg-2">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

const accent = { stroke: "var(--primary)", strokeWidth: 2 };

const ART = {
  bugs: (
    <>
      <ellipse cx="80" cy="66" rx="20" ry="26" />
      <path d="M80 40v52M66 44c0-9 6-14 14-14s14 5 14 14M60 58l-16-8M60 70H42M62 82l-14 10M100 58l16-8M100 70h18M98 82l14 10" />
      <circle cx="116" cy="34" r="13" {...accent} />
      <path d="m110 34 4 4 8-8" {...accent} />
    </>
  ),
  view: (
    <>
      <rect x="34" y="30" width="92" height="16" rx="4" />
      <rect x="34" y="54" width="92" height="16" rx="4" strokeDasharray="4 5" />
      <rect x="34" y="78" width="92" height="16" rx="4" strokeDasharray="4 5" />
      <path d="M42 38h26" {...accent} />
    </>
  ),
  filter: (
    <>
      <path d="M40 34h80l-31 34v22l-18 8V68z" />
      <path d="m104 78 16 16m0-16-16 16" {...accent} />
    </>
  ),
  caughtUp: (
    <>
      <circle cx="80" cy="60" r="34" />
      <path d="m65 60 11 11 20-22" {...accent} />
      <path d="M28 30v8m-4-4h8M130 84v8m-4-4h8M124 26l6 6m0-6-6 6" />
    </>
  ),
  projects: (
    <>
      <path d="M34 44h28l8 10h56v38H34z" />
      <path d="M80 66v16m-8-8h16" {...accent} />
    </>
  ),
  users: (
    <>
      <circle cx="66" cy="48" r="14" />
      <path d="M38 92c2-16 13-25 28-25s26 9 28 25" />
      <circle cx="106" cy="52" r="10" />
      <path d="M98 72c16-3 26 6 28 20" />
      <path d="M116 22v14m-7-7h14" {...accent} />
    </>
  ),
  integrations: (
    <>
      <rect x="30" y="44" width="34" height="32" rx="6" />
      <rect x="96" y="44" width="34" height="32" rx="6" />
      <path d="M64 60h10m12 0h10" {...accent} />
      <circle cx="80" cy="60" r="6" {...accent} />
    </>
  ),
  noFix: (
    <>
      <path d="M50 28h42l18 18v46H50z" />
      <path d="M92 28v18h18M62 62h36M62 74h24" />
      <path d="M62 50h16" {...accent} />
    </>
  ),
} as const;
