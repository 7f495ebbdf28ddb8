import type { ReactNode } from "react";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import type { FormState } from "#lib/http/form-state.ts";
import type { AccountFormMessages } from "./form-context.ts";

interface FormErrorSummaryProps {
  status: FormState<string, string>["status"];
  list: readonly { id: string; text: string }[];
  messages: AccountFormMessages["problems"];
  icon: ReactNode;
}

/** Errors above the fields of a rejected form. */
export function FormErrorSummary({ status, list, messages, icon }: FormErrorSummaryProps) {
  if (status === "invalid") return <ErrorSummary text={messages.summary} errors={list} icon={icon} />;
  if (status === "failed" || status === "limited") return <ErrorSummary text={messages[status]} icon={icon} />;
  return null;
}
