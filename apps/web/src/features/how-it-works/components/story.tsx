import { PRODUCT_NAME } from "@fixpoint/contracts";
import { Stage } from "./stage.tsx";

const STEPS = [
  "A bug arrives from your issue tracker.",
  `${PRODUCT_NAME} reproduces it with a test that fails, and searches for a fix that makes it pass and breaks nothing.`,
  "The proven fix becomes a pull request on your code host.",
];

/** The stage with its tagline, and the same in words for whoever does not see it move. */
export function Story({ paused }: { paused: boolean }) {
  return (
    <div className="flex w-full flex-col items-center">
      <h1 className="text-center text-[20px] leading-7 font-semibold tracking-[-0.01em] md:text-h1">
        Turns bugs into pull requests automatically
      </h1>
      <Stage paused={paused} />
      <ol className="grid max-w-[880px] gap-3 text-fg-2 md:grid-cols-3 md:gap-6">
        {STEPS.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-selected text-meta font-semibold text-primary"
            >
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
