import { BUDGETS } from "./budgets.ts";
import type { Burst } from "./burst.ts";
import type { LargeFixFigures, Opened } from "./large-fix.ts";
import type { Frames, LongList } from "./list.ts";
import type { MeasuredPage } from "./pages.ts";
import type { Vitals } from "./vitals.ts";

export interface Measured {
  pages: MeasuredPage[];
  vitals: Vitals[];
  list: LongList | null;
  burst: Burst | null;
  fix: LargeFixFigures | null;
}

interface Line {
  what: string;
  figures: string;
  goal: string;
  holds: boolean;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

function pageLines({ name, js, css, limit }: MeasuredPage): Line {
  return {
    what: `bytes of ${name}`,
    figures: `${kB(js)} of scripts, ${kB(css)} of styles, as gzip`,
    goal: `≤ ${kB(limit)}, styles ≤ ${kB(BUDGETS.css)}`,
    holds: js <= limit && css <= BUDGETS.css,
  };
}

function vitalsLine({ name, lcp, cls, limit }: Vitals): Line {
  return {
    what: `${name}, 4× CPU, 10 Mbit`,
    figures: `largest paint ${ms(lcp)} (p75), layout shift ${cls.toFixed(3)}`,
    goal: `≤ ${ms(limit)}, ≤ ${BUDGETS.cls}`,
    holds: lcp <= limit && cls <= BUDGETS.cls,
  };
}

/**
 * Frames by the clock are judged beside those of an empty page of the same height: without a graphics card, or with other
 * work on the machine, a browser is late with some frames whatever it shows. Only what a list adds to them is its own.
 */
function frames(of: Frames, bare: Frames): string {
  return `the worst of ${of.frames} frames ${ms(of.worstFrame)}, ${of.slowFrames} over ${BUDGETS.frame} ms; an empty page beside it ${ms(bare.worstFrame)}, ${bare.slowFrames}`;
}

function listLines({ bugs, rowNodes, heap, scroll, bare, keystroke }: LongList): Line[] {
  return [
    {
      what: `list of ${bugs} bugs`,
      figures: `${rowNodes} row nodes, heap ${heap.toFixed(0)} MiB`,
      goal: `≤ ${BUDGETS.rowNodes}, ≤ ${BUDGETS.heapMiB} MiB`,
      holds: rowNodes <= BUDGETS.rowNodes && heap <= BUDGETS.heapMiB,
    },
    {
      what: "scrolling it",
      figures: `longest task ${ms(scroll.longestTask)}, scripting ${scroll.scriptingPerFrame.toFixed(1)} ms a frame; by the clock ${frames(scroll.wheel, bare.wheel)}`,
      goal: `≤ ${ms(BUDGETS.frame)}, ≤ ${BUDGETS.scriptingPerFrame} ms`,
      holds:
        scroll.longestTask <= BUDGETS.frame &&
        scroll.scriptingPerFrame <= BUDGETS.scriptingPerFrame &&
        scroll.wheel.slowFrames <= bare.wheel.slowFrames,
    },
    {
      what: "throwing it",
      figures: `by the clock ${frames(scroll.thrown, bare.thrown)}`,
      goal: `≤ ${ms(BUDGETS.frame)}`,
      holds: scroll.thrown.slowFrames <= bare.thrown.slowFrames,
    },
    {
      what: "a filter keystroke in it",
      figures: `longest task ${ms(keystroke.main.longestTask)}; by the clock ${ms(keystroke.worst)} to the next paint at worst`,
      goal: `≤ ${ms(BUDGETS.keystroke)}`,
      holds: keystroke.main.longestTask <= BUDGETS.keystroke && keystroke.worst <= BUDGETS.keystroke,
    },
  ];
}

function burstLine({ events, seconds, dropped, main, busy, worstInteraction }: Burst): Line {
  return {
    what: `${events} events in ${seconds} s`,
    figures: `${dropped} dropped, main thread busy ${(busy * 100).toFixed(0)} %, longest task ${ms(main.longestTask)}; by the clock a key ${ms(worstInteraction)} at worst`,
    goal: `0, ≤ ${BUDGETS.busyShare * 100} %, ≤ ${ms(BUDGETS.interaction)}`,
    holds: dropped === 0 && busy <= BUDGETS.busyShare && main.longestTask <= BUDGETS.interaction,
  };
}

function openedLine(what: string, { paint, main, lineNodes }: Opened): Line {
  return {
    what,
    figures: `first paint after ${ms(paint)}, longest task ${ms(main.longestTask)}, ${lineNodes} lines in the page`,
    goal: `≤ ${ms(BUDGETS.firstPaint)}`,
    holds: paint <= BUDGETS.firstPaint,
  };
}

function linesOf({ pages, vitals, list, burst, fix }: Measured): Line[] {
  return [
    ...pages.map(pageLines),
    ...vitals.map(vitalsLine),
    ...(list ? listLines(list) : []),
    ...(burst ? [burstLine(burst)] : []),
    ...(fix ? [openedLine(`diff of ${fix.diffLines} lines`, fix.diff), openedLine(`log of ${fix.logLines} lines`, fix.log)] : []),
  ];
}

/** A line for each figure beside its budget. Tasks are judged by the time the page's own thread ran: other work on the machine stretches the clock. */
export function renderReport(measured: Measured): { text: string; holds: boolean } {
  const lines = linesOf(measured);
  const text = lines.map(
    ({ what, figures, goal, holds }) => `${what.padEnd(32)} ${figures}  (goal ${goal}: ${holds ? "holds" : "MISSED"})`,
  );
  return { text: text.join("\n"), holds: lines.every(({ holds }) => holds) };
}
