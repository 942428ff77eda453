import { Card } from "../../../components/ui/card.tsx";
import { ScrollRegion } from "../../../components/ui/scroll-region.tsx";
import { MOST_EVENTS, useEventLog } from "../../../lib/event-log.ts";
import { eventText } from "../model/event-text.ts";

export function EventLog() {
  const events = useEventLog();
  return (
    <section aria-labelledby="event-log">
      <h2 id="event-log" className="mt-8 text-h2 font-semibold">
        Events
      </h2>
      <p className="mt-1 text-fg-2">The last {MOST_EVENTS} of this window's live connection, newest first.</p>
      <Card className="mt-3">
        <ScrollRegion label="Event log" className="max-h-96">
          {events.length === 0 ? (
            <p className="p-4 text-fg-2">Nothing has come yet.</p>
          ) : (
            <ol className="divide-y">
              {events.map(({ serial, at, event }) => (
                <li key={serial} className="flex flex-wrap gap-x-4 px-4 py-1.5 font-mono text-code">
                  <time dateTime={at} className="text-fg-3">
                    {at.slice(11, 19)}
                  </time>
                  <span className="w-32 font-semibold">{event.type}</span>
                  <span className="min-w-0 flex-1 wrap-anywhere text-fg-2 max-md:basis-full">{eventText(event)}</span>
                </li>
              ))}
            </ol>
          )}
        </ScrollRegion>
      </Card>
    </section>
  );
}
