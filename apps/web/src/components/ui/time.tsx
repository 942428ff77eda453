import { relativeTime } from "@fixpoint/contracts";
import { absoluteTime } from "../../lib/format.ts";
import { useUiConfig } from "../../lib/ui-config.ts";
import { useNow } from "../../lib/use-now.ts";

/** Says times as people do, or as the clock does for whoever chose that; one clock does for a whole list. */
export function useTimeText(): (at: string) => string {
  const now = useNow(30_000);
  const { timeFormat } = useUiConfig();
  return (at) => (timeFormat === "absolute" ? absoluteTime : relativeTime)(new Date(at), new Date(now));
}

interface Props {
  at: string;
  className?: string;
}

/** A time whose words are known; the exact one on hover. */
export function TimeAs({ at, words, className }: Props & { words: string }) {
  return (
    <time
      dateTime={at}
      // Not before somebody asks: the first of these takes 15 ms, at the start of the page.
      onPointerEnter={(event) => {
        event.currentTarget.title = new Date(at).toLocaleString();
      }}
      className={className}
    >
      {words}
    </time>
  );
}

/** A time in words that keep up with the clock. */
export function Time(props: Props) {
  return <TimeAs {...props} words={useTimeText()(props.at)} />;
}
