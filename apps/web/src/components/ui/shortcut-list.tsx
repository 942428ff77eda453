import { Fragment } from "react";
import { SHORTCUTS } from "../../lib/shortcuts.ts";

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="text-meta text-fg-3">then</span>}
      <kbd className="rounded border border-control bg-subtle px-1.5 font-mono text-meta font-medium whitespace-nowrap">
        {key}
      </kbd>
    </Fragment>
  ));
}

/** All keys with what they do, by where they work. */
export function ShortcutList({ heading: Heading }: { heading: "h2" | "h3" }) {
  return SHORTCUTS.map(({ where, keys }) => (
    <section key={where} className="mt-4 first:mt-0">
      <Heading className="text-label font-semibold text-fg-2">{where}</Heading>
      <dl className="mt-1 divide-y">
        {keys.map((shortcut) => (
          <div key={shortcut.does} className="flex items-center gap-4 py-1.5">
            <dt className="flex w-36 shrink-0 flex-wrap items-center gap-1">
              <Keys keys={shortcut.keys} />
              {shortcut.or && (
                <>
                  <span className="text-meta text-fg-3">or</span>
                  <Keys keys={shortcut.or} />
                </>
              )}
            </dt>
            <dd className="min-w-0 flex-1">{shortcut.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
