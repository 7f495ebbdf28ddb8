import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import type { FormState } from "#lib/platform/http/form-state.ts";

type MailTokenState = FormState<"token", "dead">;

interface MailTokenFormProps {
  /** Does what the link of the mail is for. */
  action: (previous: MailTokenState, form: FormData) => Promise<MailTokenState>;
  /** Token of the link. */
  token: string;
  /** Path to return to. */
  next?: string;
  messages: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
}

/** Confirms with a button, because mail programs open links by themselves. */
export function MailTokenForm({ action, token, next, messages }: MailTokenFormProps) {
  const { submit, sending, dead, failed, limited } = messages;
  return (
    <Form
      action={action}
      fields={["token"]}
      errors={{ dead }}
      messages={{ submit, sending }}
      className="mt-5 grid gap-4"
      button={{ size: "lg", isFullWidth: true }}
    >
      <FormErrorSummary whole="token" messages={{ failed, limited }} />
      <input type="hidden" name="token" value={token} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
    </Form>
  );
}
