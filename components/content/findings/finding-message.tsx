import { useLocale, useTranslations } from "next-intl";
import type { Finding, Place } from "#lib/content/findings/finding.ts";
import { toMessageValues } from "#lib/content/findings/message-values.ts";

/** What a finding says, and why it matters. */
export function FindingMessage({ finding: { rule, values } }: { finding: Finding }) {
  const locale = useLocale();
  const t = useTranslations("findings.message");
  return <p className="text-ink-2">{t(rule, toMessageValues(values, locale))}</p>;
}

/** Names a place: "Step 3, in German". */
export function useFindingPlace(): (place: Place) => string {
  const t = useTranslations("findings");
  const field = useTranslations("findings.field");
  return ({ field: name, index, language }) =>
    t("place", { field: field(name, { number: index === null ? 0 : index + 1 }), language: language ?? "none" });
}
