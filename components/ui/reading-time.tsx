import { useLocale, useTranslations } from "next-intl";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** The time a story takes to read, in words for screen readers. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const locale = useLocale();
  const t = useTranslations("ui.readingTime");
  return (
    <span>
      <span aria-hidden="true">{t("short", { minutes: formatNumber(minutes, locale) })}</span>
      <HiddenText>{t("words", { minutes })}</HiddenText>
    </span>
  );
}
