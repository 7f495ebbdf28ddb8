import { useLocale, useTranslations } from "next-intl";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface ReadingTimeProps {
  minutes: number;
  /** Class of what follows the number and its unit: it can be left out where space is scarce. */
  restClass?: string;
}

/** The time a story takes to read, in words for screen readers. */
export function ReadingTime({ minutes, restClass }: ReadingTimeProps) {
  const locale = useLocale();
  const t = useTranslations("ui.readingTime");
  return (
    <span>
      <span aria-hidden="true">
        {t.rich("short", {
          minutes: formatNumber(minutes, locale),
          rest: (text) => (restClass ? <span className={restClass}>{text}</span> : text),
        })}
      </span>
      <HiddenText>{t("words", { minutes })}</HiddenText>
    </span>
  );
}
