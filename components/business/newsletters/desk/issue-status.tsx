import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Issue, IssueCounts } from "#lib/business/newsletters/issues/issue.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

/** The figures in the order in which they are shown. */
export const countKeys = [
  "sent",
  "hardBounces",
  "softBounces",
  "complaints",
  "unsubscribes",
] as const satisfies (keyof IssueCounts)[];

/** State and date of an issue, and its figures once it was sent. */
export function IssueStatus({ issue }: { issue: Issue }) {
  const locale = useLocale();
  const t = useTranslations("newsletters.desk");
  const { state, isSample, createdAt, plannedAt, missedAt, startedAt, counts, texts } = issue;
  const slug = texts[locale].slug;

  function describeTime(): string {
    if (startedAt && !isSample) return t("started", { time: formatDateTime(startedAt, locale) });
    if (plannedAt) return t("plannedFor", { time: formatDateTime(plannedAt, locale) });
    return t("created", { time: formatDateTime(createdAt, locale) });
  }

  return (
    <div className="mt-3 grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-ink-2 text-sm">
        <Badge variant={state === "sent" && !isSample ? "plain" : "outline"}>
          {t(isSample ? "sample" : `state.${plannedAt ? "planned" : state}`)}
        </Badge>
        {describeTime()}
        {slug && (
          <Link href={slugAddress(locale, "/newsletter/archive/[slug]", slug)} className="underline">
            {t("archive")}
          </Link>
        )}
      </p>
      {missedAt && (
        <p role="note" className="rounded-2 bg-error-tint px-5 py-4 font-strong text-error">
          {t("missed", { time: formatDateTime(missedAt, locale) })}
        </p>
      )}
      {startedAt && !isSample && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {countKeys.map((key) => (
            <div key={key}>
              <dt className="text-ink-2 text-sm">{t(`columns.${key}`)}</dt>
              <dd className="text-2xl tabular-nums">{formatNumber(counts[key], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
