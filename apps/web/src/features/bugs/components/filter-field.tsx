import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const TYPING_MS = 250;

interface Props {
  q: string | undefined;
  onChange: (q: string | undefined) => void;
  onFocus: () => void;
}

/** What is typed goes on after a pause, or at once with Escape, the cross or leaving the field. */
export function FilterField({ q, onChange, onFocus }: Props) {
  const [typed, setTyped] = useState(q ?? "");
  const sent = useRef(q ?? "");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Back and "Clear filters" change the URL from outside.
    if ((q ?? "") === sent.current) return;
    sent.current = q ?? "";
    setTyped(q ?? "");
  }, [q]);

  // A timer that outlives the list would lead somebody who has opened a bug back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(value: string): void {
    clearTimeout(timer.current);
    if (value.trim() === sent.current) return;
    sent.current = value.trim();
    onChange(value.trim() || undefined);
  }

  function type(value: string): void {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(value), TYPING_MS);
  }

  function clear(): void {
    setTyped("");
    send("");
  }

  return (
    <label className="relative flex-1 max-md:basis-full md:mr-1 md:max-w-80 md:min-w-44 lg:max-w-56">
      <span className="sr-only">Filter bugs</span>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-fg-3" />
      <input
        id="bug-filter"
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        onBlur={() => send(typed)}
        onKeyDown={(event) => event.key === "Escape" && clear()}
        placeholder="Filter bugs…"
        className="h-9 w-full rounded-control border border-control bg-bg pr-8 pl-8.5 placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed ? (
        <button
          type="button"
          aria-label="Clear the filter"
          onClick={clear}
          className="absolute top-1/2 right-1.5 flex size-6 -translate-y-1/2 items-center justify-center rounded text-fg-3 hover:text-fg"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      ) : (
        <kbd
          aria-hidden
          className="absolute top-1/2 right-2.5 -translate-y-1/2 rounded border px-1.5 font-sans text-[11px] text-fg-3 max-md:hidden"
        >
          /
        </kbd>
      )}
    </label>
  );
}
