import { BetaRequestBody } from "@fixpoint/contracts";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/ui/button.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { zodResolver } from "../../../lib/zod-resolver.ts";
import { requestBeta } from "../api/request-beta.ts";

const Form = BetaRequestBody.extend({ email: z.string().trim().pipe(z.email("Give an email address")) });

/** The product's own form, where no other is configured; staff see what is sent. */
export default function OwnBetaForm() {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: "", name: "", company: "", message: "" } });
  const { errors } = form.formState;
  const request = useMutation({ mutationFn: requestBeta });

  if (request.isSuccess) {
    return (
      <div role="status" className="w-full rounded-dialog border bg-bg p-8 text-center shadow-overlay">
        <CircleCheck aria-hidden className="mx-auto size-8 text-ok" />
        <h1 className="mt-3 text-h3 font-semibold">Thank you</h1>
        <p className="mt-1 text-fg-2 wrap-anywhere">We write to {request.variables.email} as soon as there is a place for you.</p>
      </div>
    );
  }
  return (
    <form
      noValidate
      aria-labelledby="join-the-beta"
      className="w-full space-y-4 rounded-dialog border bg-bg p-6 shadow-overlay"
      onSubmit={form.handleSubmit((body) => request.mutate(body))}
    >
      <div>
        <h1 id="join-the-beta" className="text-h3 font-semibold">
          Join the Beta
        </h1>
        <p className="mt-1 text-fg-2">Tell us where to reach you.</p>
      </div>
      <FormField label="Email" error={errors.email?.message}>
        {(control) => <input {...control} {...form.register("email")} type="email" autoComplete="email" className={INPUT} />}
      </FormField>
      <FormField label="Name" optional error={errors.name?.message}>
        {(control) => <input {...control} {...form.register("name")} autoComplete="name" className={INPUT} />}
      </FormField>
      <FormField label="Company" optional error={errors.company?.message}>
        {(control) => <input {...control} {...form.register("company")} autoComplete="organization" className={INPUT} />}
      </FormField>
      <FormField label="What do you want to use it for?" optional error={errors.message?.message}>
        {(control) => <textarea {...control} {...form.register("message")} rows={4} className={INPUT} />}
      </FormField>
      {request.isError && <InlineError message="The request was not sent" detail={failureText(request.error, "")} />}
      <Button type="submit" variant="primary" busy={request.isPending} className="w-full">
        Send
      </Button>
    </form>
  );
}
