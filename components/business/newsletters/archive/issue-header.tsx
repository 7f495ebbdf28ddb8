import { useLocale, useTranslations } from "next-intl";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface IssueHeaderProps {
  issue: {
    subject: string;
    intro: string;
    /** ISO 8601. */
    publishedAt: string;
  };
}

/** Date, subject and introduction of an issue. */
export function IssueHeader({ issue: { subject, intro, publishedAt } }: IssueHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("newsletters.archive");
  return (
    <header className="pt-2">
      <p className="overline-text">
        <time dateTime={publishedAt.slice(0, 10)}>{t("date", { date: formatLongDate(publishedAt, locale) })}</time>
      </p>
      <h1 className="mt-3 mb-4 max-w-[20ch] text-4xl leading-[1.04] [overflow-wrap:anywhere]">
        {hyphenate(subject, locale)}
      </h1>
      <p className="max-w-measure whitespace-pre-line">{intro}</p>
    </header>
  );
}
