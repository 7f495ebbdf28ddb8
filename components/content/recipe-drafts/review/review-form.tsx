import type { ReactNode } from "react";
import { ReviewErrorSummary } from "#components/content/recipe-drafts/review/review-error-summary.tsx";
import type { ButtonVariant } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import type { ReviewFormState } from "#lib/content/recipe-drafts/review/form-schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface ReviewFormProps {
  action: (previous: ReviewFormState, form: FormData) => Promise<ReviewFormState>;
  /** Sent along. */
  hidden: Record<string, string>;
  /** Names of the fields, for what was typed and for the list of errors. */
  fields: readonly string[];
  submit: string;
  variant?: ButtonVariant;
  /** The fields. */
  children?: ReactNode;
}

/** A form of the desk. */
export function ReviewForm({ action, hidden, fields, submit, variant, children }: ReviewFormProps) {
  const texts = useTexts("recipeReviews.errors");
  return (
    <Form
      action={action}
      fields={fields}
      errors={texts}
      messages={{ submit, sending: texts.sending }}
      className="grid gap-5"
      button={{ variant }}
    >
      <ReviewErrorSummary fields={fields} texts={texts} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </Form>
  );
}
