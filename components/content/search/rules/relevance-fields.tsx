"use client";
import { useTranslations } from "next-intl";
import { RelevanceResult } from "#components/content/search/rules/relevance-result.tsx";
import { useForm } from "#components/ui/forms/form-context.ts";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { maxReasonLength, type RuleFormState } from "#lib/content/search/rules/schema.ts";

/** What a rule makes worse, and the reason for it. Needs the messages `search.rules`. */
export function RelevanceFields() {
  const t = useTranslations("search.rules");
  const { check } = useForm().state as RuleFormState;
  return (
    check && (
      <>
        <RelevanceResult check={check} />
        <TextArea
          name="reason"
          label={t("fields.reason")}
          hint={t("hints.reason")}
          maxLength={maxReasonLength}
          rows={3}
        />
      </>
    )
  );
}
