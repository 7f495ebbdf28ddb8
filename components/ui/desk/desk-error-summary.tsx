"use client";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { useForm } from "#components/ui/forms/form-context.ts";

interface DeskErrorSummaryProps {
  labels: Record<string, string>;
  messages: Record<"invalid" | "failed" | "limited", string>;
}

/** The errors of a form above its fields; that of "form" is one of the form as a whole. */
export function DeskErrorSummary({ labels, messages }: DeskErrorSummaryProps) {
  const { id, rejection, fieldErrors, errorIcon } = useForm();
  if (!rejection) return null;
  const { form, ...texts } = fieldErrors;
  return (
    <ErrorSummary
      text={form ?? messages[rejection]}
      errors={Object.entries(texts).map(([name, text]) => ({ id: `${id}-${name}`, text: `${labels[name]}: ${text}` }))}
      icon={errorIcon}
    />
  );
}
