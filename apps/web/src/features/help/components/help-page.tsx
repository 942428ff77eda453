import { useEffect, useState, type ReactNode } from "react";
import { Page } from "../../../components/layout/page.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { ShortcutList } from "../../../components/ui/shortcut-list.tsx";
import { SHORTCUTS } from "../../../lib/shortcuts.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { GUIDES, matchesWords, STATUS_VIEWS, TRUST } from "../model/topics.ts";
import { Contact } from "./contact.tsx";
import { Section } from "./section.tsx";
import { Statuses, statusText } from "./statuses.tsx";

const KEYS_TEXT = `keyboard shortcuts ${SHORTCUTS.flatMap(({ keys }) => keys.map(({ does }) => does)).join(" ")}`;
const CONTACT_TEXT = "contact email address write version";

/** Everything is in the page itself: it works without the server. Each part has an address of its own. */
export function HelpPage() {
  const [typed, setTyped] = useState("");
  useTitle("Help");

  useEffect(() => {
    // The page comes after the address: what the hash names is here only now.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const statuses = STATUS_VIEWS.filter((view) => matchesWords(`status ${statusText(view)}`, typed));
  const trust = TRUST.filter(({ title, text }) => matchesWords(`trust ${title} ${text}`, typed));
  const guides = GUIDES.filter(({ name, steps }) => matchesWords(`connect ${name} ${steps.join(" ")}`, typed));
  const sections: { id: string; title: string; shown: boolean; body: ReactNode }[] = [
    { id: "statuses", title: "What the statuses mean", shown: statuses.length > 0, body: <Statuses views={statuses} /> },
    {
      id: "trust",
      title: "Why trust a fix",
      shown: trust.length > 0,
      body: (
        <dl className="grid gap-3 md:grid-cols-2">
          {trust.map(({ title, text }) => (
            <Card key={title} className="p-4">
              <dt className="text-h3 font-semibold">{title}</dt>
              <dd className="mt-1 text-fg-2">{text}</dd>
            </Card>
          ))}
        </dl>
      ),
    },
    {
      id: "shortcuts",
      title: "Keyboard shortcuts",
      shown: matchesWords(KEYS_TEXT, typed),
      body: (
        <Card className="p-4">
          <ShortcutList heading="h3" />
        </Card>
      ),
    },
    {
      id: "connect",
      title: "Connect a provider",
      shown: guides.length > 0,
      body: (
        <div className="grid gap-3 md:grid-cols-2">
          {guides.map(({ id, name, steps }) => (
            <Card key={id} id={`connect-${id}`} className="scroll-mt-6 p-4">
              <h3 className="text-h3 font-semibold">{name}</h3>
              <ol className="mt-1 list-decimal space-y-1 pl-5 text-fg-2">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Card>
          ))}
        </div>
      ),
    },
    { id: "contact", title: "Contact", shown: matchesWords(CONTACT_TEXT, typed), body: <Contact /> },
  ];
  const shown = sections.filter((section) => section.shown);

  return (
    <Page title="Help" description="What everything means, and how to connect what you have" narrow>
      <SearchField label="Search the help" value={typed} onChange={setTyped} />
      {typed.trim() === "" && (
        <nav aria-label="On this page" className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block rounded-full border px-3 py-1 text-label text-fg-2 hover:bg-hover hover:text-fg"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className="sr-only">
        {typed.trim() !== "" &&
          (shown.length === 0 ? "Nothing found" : `Found in: ${shown.map(({ title }) => title).join(", ")}`)}
      </p>
      {shown.length === 0 && <EmptyState art="filter" title="Nothing found" text="Try another word, or write to us." />}
      {shown.map(({ id, title, body }) => (
        <Section key={id} id={id} title={title}>
          {body}
        </Section>
      ))}
    </Page>
  );
}
