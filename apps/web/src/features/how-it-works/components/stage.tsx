import { Bug, GitPullRequest } from "lucide-react";
import { LogoMark } from "../../../components/ui/logo.tsx";
import { useOrbit } from "../hooks/use-orbit.ts";
import { DOT_MS, FLASH_MS, viewOf, type Places, type Point, type TokenView } from "../model/orbit.ts";
import { HOSTS, TRACKERS } from "./stage-marks.tsx";

const SIZE = 640;
const RING = 240;
const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };
const NODE = 30;
const TOKEN = 17;

/** Places on the ring, spread evenly around an angle; 0° is right, 180° is left. */
function arc(amount: number, middle: number, spread: number): Point[] {
  return Array.from({ length: amount }, (_, index) => {
    const angle = ((middle - spread / 2 + (spread * index) / (amount - 1)) * Math.PI) / 180;
    return { x: CENTRE.x + Math.cos(angle) * RING, y: CENTRE.y + Math.sin(angle) * RING };
  });
}

// Counted backwards on the left, so that both columns read from the top.
const PLACES: Places = { trackers: arc(TRACKERS.length, 180, 150).reverse(), hosts: arc(HOSTS.length, 0, 90), centre: CENTRE };

function Nodes({ marks, at }: { marks: typeof TRACKERS; at: readonly Point[] }) {
  return marks.map(({ name, mark }, index) => {
    const place = at[index] ?? CENTRE;
    return (
      <g key={name} transform={`translate(${place.x} ${place.y})`}>
        <circle r={NODE} className="fill-bg stroke-control" />
        <g transform="translate(-14 -14) scale(1.1667)">{mark}</g>
        <text y={NODE + 20} textAnchor="middle" className="fill-fg-2 text-[22px] font-medium md:text-[14px]">
          {name}
        </text>
      </g>
    );
  });
}

function TokenMark({ view }: { view: TokenView }) {
  const bug = view.kind === "bug";
  const Icon = bug ? Bug : GitPullRequest;
  return (
    <g transform={`translate(${view.x} ${view.y}) scale(${Math.max(0.04, view.turn)} 1)`} opacity={view.opacity}>
      <circle r={TOKEN} className={bug ? "fill-bad-bg stroke-bad" : "fill-ok-bg stroke-ok"} strokeWidth="1.5" />
      <Icon x={-10} y={-10} width={20} height={20} className={bug ? "text-bad" : "text-ok"} />
    </g>
  );
}

/** Bugs fly from the trackers on the left to the centre, turn into pull requests and fly on to the code hosts. */
export function Stage({ paused }: { paused: boolean }) {
  const orbit = useOrbit(PLACES, paused);
  const flash = Math.max(0, 1 - orbit.sinceFlip / FLASH_MS);
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden
      className="aspect-square w-[90vw] max-w-full md:w-[560px] lg:-my-3 lg:w-[640px]"
    >
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r={RING}
        fill="none"
        className="stroke-divider"
        strokeWidth="1.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {orbit.dots.map((dot) => (
        <circle key={dot.id} cx={dot.x} cy={dot.y} r={2.5} className="fill-primary" opacity={0.5 * (1 - dot.age / DOT_MS)} />
      ))}
      <Nodes marks={TRACKERS} at={PLACES.trackers} />
      <Nodes marks={HOSTS} at={PLACES.hosts} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={46 + 44 * (1 - flash)} className="fill-primary" opacity={0.3 * flash} />
      <g transform={`translate(${CENTRE.x - 40} ${CENTRE.y - 40})`}>
        <svg width="80" height="80" viewBox="0 0 28 28">
          <LogoMark />
        </svg>
      </g>
      {orbit.tokens.map((token) => (
        <TokenMark key={token.id} view={viewOf(token, PLACES)} />
      ))}
    </svg>
  );
}
