import type { Project } from "@fixpoint/contracts";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../components/ui/button.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { prefilled, repositoryForm, type Draft, type Place } from "../model/draft.ts";
import { RepositoryPicker } from "./repository-picker.tsx";

interface Props {
  orgId: string;
  draft: Draft;
  projects: readonly Project[];
  /** The projects are there to be compared with. */
  isReady: boolean;
  onBack: () => void;
  onNext: (values: Place) => void;
}

/** Which repository, and what the project is called; name and slug follow the repository until they are typed. */
export default function RepositoryStep({ orgId, draft, projects, isReady, onBack, onNext }: Props) {
  const { provider, repositoryUrl, defaultBranch, name, slug } = draft;
  const form = useForm<Place, unknown, Place>({
    defaultValues: { repositoryUrl, defaultBranch, name, slug },
    resolver: zodResolver(repositoryForm(projects)),
  });
  const { errors, dirtyFields, isSubmitted } = form.formState;
  // What came out of the draft was accepted before: it is not overwritten.
  const typed = useRef({ name: name !== "", slug: slug !== "" });
  if (dirtyFields.name) typed.current.name = true;
  if (dirtyFields.slug) typed.current.slug = true;

  function follow(): void {
    const next = prefilled(form.getValues(), typed.current);
    form.setValue("name", next.name, { shouldValidate: isSubmitted });
    form.setValue("slug", next.slug, { shouldValidate: isSubmitted });
  }

  // Projects may arrive after the form: their slugs are taken.
  useEffect(() => {
    if (form.getValues("slug") !== "") void form.trigger("slug");
  }, [projects, form]);

  const url = form.watch("repositoryUrl").trim();
  const added = projects.find((project) => project.repositories.some((repository) => repository.url === url));

  function choose(chosen: string): void {
    form.setValue("repositoryUrl", chosen, { shouldValidate: true });
    follow();
  }

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <h2 className="text-h2 font-semibold">Which repository?</h2>
      {provider === "local" ? (
        <FormField
          label="Repository"
          hint={added ? `Already added as “${added.name}”` : "The absolute path of a git repository on the server's machine"}
          error={errors.repositoryUrl?.message}
        >
          {(control) => (
            <input
              {...control}
              {...form.register("repositoryUrl", { onChange: follow })}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              placeholder="/home/me/my-project"
              className={`${INPUT} font-mono`}
            />
          )}
        </FormField>
      ) : (
        <RepositoryPicker
          orgId={orgId}
          provider={provider}
          chosen={url}
          error={errors.repositoryUrl?.message}
          onChoose={(repository) => choose(repository.url)}
        />
      )}
      <FormField
        label="Default branch"
        optional
        hint={provider === "local" ? "Left empty: the branch that a clone checks out" : "Left empty: the repository's own"}
        error={errors.defaultBranch?.message}
      >
        {(control) => (
          <input {...control} {...form.register("defaultBranch")} autoComplete="off" spellCheck={false} className={INPUT} />
        )}
      </FormField>
      <FormField label="Name" error={errors.name?.message}>
        {(control) => (
          <input {...control} {...form.register("name", { onChange: follow })} autoComplete="off" className={INPUT} />
        )}
      </FormField>
      <FormField label="Slug" hint="The project's part of the address" error={errors.slug?.message}>
        {(control) => <input {...control} {...form.register("slug")} autoComplete="off" spellCheck={false} className={INPUT} />}
      </FormField>
      <div className="flex justify-between gap-2">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" busy={!isReady}>
          Continue
        </Button>
      </div>
    </form>
  );
}
