import { useTranslations } from "next-intl";
import type { DecisionMessages } from "#components/people/comments/desk/decision-forms.tsx";
import { hideReasons } from "#lib/people/comments/moderation.ts";

/** Texts of the forms with which editors decide. */
export function useDecisionMessages(): DecisionMessages {
  const t = useTranslations("comments.desk");
  const reasons = useTranslations("comments.hideReasons");
  return {
    approve: t("approve"),
    hide: t("hide"),
    restore: t("restore"),
    reason: t("reason"),
    chooseReason: t("chooseReason"),
    note: t("note"),
    saving: t("saving"),
    missing: t("missing"),
    conflict: t("conflict"),
    invalid: t("invalid"),
    failed: t("failed"),
    reasons: hideReasons.map((key) => ({ key, title: reasons(key) })),
  };
}
