import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Issue } from "#lib/business/newsletters/issues/issue.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { countKeys } from "./issue-status.tsx";

/** Issues with their figures; drafts and samples have none. */
export function IssueTable({ issues }: { issues: Issue[] }) {
  const locale = useLocale();
  const t = useTranslations("newsletters.desk");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section aria-label={t("issues")} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[46rem] border-collapse text-left">
        <thead>
          <tr className="border-line border-b align-bottom text-sm">
            <th scope="col" className="py-2 pr-4">
              {t("columns.issue")}
            </th>
            {countKeys.map((key) => (
              <th key={key} scope="col" className="max-w-28 px-3 py-2 text-right">
                {t(`columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <IssueRow key={issue.id} issue={issue} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function IssueRow({ issue, locale }: { issue: Issue; locale: "de" | "en" }) {
  const t = useTranslations("newsletters.desk");
  const { id, state, isSample, createdAt, plannedAt, startedAt, counts, texts } = issue;
  const hasCounts = state !== "draft" && !isSample;
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-3 pr-4 font-text">
        <Link href={routeAddress(locale, "/desk/newsletters/[id]", { id })} className="font-strong">
          {texts[locale].subject || t("untitled")}
        </Link>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <Badge variant={state === "sent" && !isSample ? "plain" : "outline"}>
            {t(isSample ? "sample" : `state.${plannedAt ? "planned" : state}`)}
          </Badge>
          {formatDateTime(startedAt ?? plannedAt ?? createdAt, locale)}
        </span>
      </th>
      {countKeys.map((key) => (
        <td key={key} className="px-3 py-3 text-right tabular-nums">
          {hasCounts ? formatNumber(counts[key], locale) : "–"}
        </td>
      ))}
    </tr>
  );
}
