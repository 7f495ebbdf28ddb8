"use client";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { useForm } from "#components/ui/forms/form-context.ts";
import type { ReviewError } from "#lib/content/recipe-drafts/review/form-schema.ts";

interface ReviewErrorSummaryProps {
  /** Names of the fields that the form shows. */
  fields: readonly string[];
  texts: Record<ReviewError | "invalid" | "failed" | "limited", string>;
}

/** Errors above the fields. What the form does not show as a field is wrong with it as a whole. */
export function ReviewErrorSummary({ fields, texts }: ReviewErrorSummaryProps) {
  const { rejection, errors, errorList, errorIcon } = useForm();
  if (!rejection) return null;
  const general = Object.entries(errors).find(([field]) => !fields.includes(field))?.[1];
  return <ErrorSummary text={texts[(general as ReviewError) ?? rejection]} errors={errorList} icon={errorIcon} />;
}
