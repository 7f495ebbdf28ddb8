import { useLocale, useTranslations } from "next-intl";
import { formatWait } from "#lib/platform/time/relative-time.ts";

/** Says when a limited form may be sent again. Needs the messages of `accounts.problems`. */
export function useLimitText(retrySeconds: number | undefined): string {
  const locale = useLocale();
  const t = useTranslations("accounts.problems");
  return retrySeconds === undefined ? t("limited") : t("limitedUntil", { when: formatWait(retrySeconds, locale) });
}
