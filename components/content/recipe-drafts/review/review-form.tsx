"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import type { ReviewError, ReviewFormState } from "#lib/content/recipe-drafts/review/form-schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

/** What the fields of a form of the desk need. */
export interface ReviewFields {
  /** What was typed or chosen before, when the form comes back from the server. */
  values: Partial<Record<string, string>>;
  /** The id of the element of a field. */
  toId: (field: string) => string;
  /** The sentence of the error of a field. */
  getError: (field: string) => string | undefined;
}

interface ReviewFormProps {
  /** Prefix of the ids of fields. */
  name: string;
  action: (previous: ReviewFormState, form: FormData) => Promise<ReviewFormState>;
  /** Sent along. */
  hidden: Record<string, string>;
  /** Names of the fields, for what was typed and for the list of errors. */
  fields: readonly string[];
  submit: string;
  variant?: ButtonVariant;
  errorIcon: ReactNode;
  children: (fields: ReviewFields) => ReactNode;
}

/** A form of the desk. Needs the messages `recipeReviews.errors`. */
export function ReviewForm(props: ReviewFormProps) {
  const { name, action, hidden, fields, submit, variant = "primary", errorIcon, children } = props;
  const t = useTranslations("recipeReviews.errors");
  const { status, errors, values, isSending, form } = useFormAction<string, ReviewError>(action, fields);
  const toId = (field: string) => `${name}-${field.replaceAll(".", "-")}`;
  const getError = (field: string) => {
    const error = errors[field];
    return error && t(error);
  };
  const listed = fields.flatMap((field) => {
    const text = getError(field);
    return text ? [{ id: toId(field), text }] : [];
  });
  // Errors of what the form does not show as a field.
  const general = Object.entries(errors).flatMap(([field, error]) => (error && !fields.includes(field) ? [error] : []));
  const text =
    status === "limited" || status === "failed" ? t(status) : general[0] ? t(general[0]) : listed[0] && t("invalid");
  return (
    <form {...form} className="grid gap-5">
      {text && <ErrorSummary text={text} errors={listed} icon={errorIcon} />}
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* A form that was not sent yet begins with the defaults of its fields. */}
      {children({ values: status === "open" ? {} : values, toId, getError })}
      <div>
        <Button type="submit" variant={variant} aria-disabled={isSending}>
          {isSending ? t("sending") : submit}
        </Button>
      </div>
    </form>
  );
}
