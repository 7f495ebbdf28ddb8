import type { ReactNode } from "react";
import { FormSummary } from "#components/ui/form-summary.tsx";
import type { FormState } from "#lib/form-state.ts";
import type { AccountWords } from "./setting.ts";

interface FormHeadProps {
  status: FormState<string, string>["status"];
  list: readonly { id: string; text: string }[];
  words: AccountWords["problems"];
  icon: ReactNode;
}

/** What stands above the fields of a form that was not taken. */
export function FormHead({ status, list, words, icon }: FormHeadProps) {
  if (status === "invalid") return <FormSummary text={words.summary} errors={list} icon={icon} />;
  if (status === "failed" || status === "limited") return <FormSummary text={words[status]} icon={icon} />;
  return null;
}
