import type { IntegrationMapping, IntegrationProvider } from "@fixpoint/contracts";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../ui/button.tsx";
import { FormField, INPUT } from "../ui/form-field.tsx";

const LONGEST = 300;

/** What each vendor's id looks like. */
const ID_HINTS: Record<IntegrationProvider, string> = {
  github: "owner/repository",
  gitlab: "group/project, or the project's number",
  bitbucket: "workspace/repository",
  atlassian: "The project's key, such as API",
  asana: "The number in the project's address",
  trello: "The letters behind /b/ in the board's address",
  clickup: "The list's number",
  sentry: "organization/project, by their slugs",
  slack: "The channel's id, such as C024BE91L",
};

/** For what cannot be picked from a list: its id is typed. What is left in the fields counts as well. */
export function SourceByHand({
  provider,
  onAdd,
}: {
  provider: IntegrationProvider;
  onAdd: (source: Omit<IntegrationMapping, "integrationId">) => void;
}) {
  const [externalId, setExternalId] = useState("");
  const [externalName, setExternalName] = useState("");
  const [isRefused, setIsRefused] = useState(false);

  function add(): void {
    const id = externalId.trim();
    setIsRefused(id === "");
    if (id === "") return;
    onAdd({ externalId: id, externalName: externalName.trim() });
    setExternalId("");
    setExternalName("");
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // The fields may be inside a form, which is not what Enter sends here.
    event.preventDefault();
    add();
  }

  return (
    <div
      className="space-y-3"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && externalId.trim() !== "") add();
      }}
    >
      <FormField label="Id" hint={ID_HINTS[provider]} error={isRefused ? "Give the id" : undefined}>
        {(control) => (
          <input
            {...control}
            value={externalId}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setExternalId(event.target.value)}
            onKeyDown={press}
            className={INPUT}
          />
        )}
      </FormField>
      <FormField label="Name" optional hint="How it is shown here">
        {(control) => (
          <input
            {...control}
            value={externalName}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setExternalName(event.target.value)}
            onKeyDown={press}
            className={INPUT}
          />
        )}
      </FormField>
      <Button size="sm" onClick={add}>
        Add
      </Button>
    </div>
  );
}
