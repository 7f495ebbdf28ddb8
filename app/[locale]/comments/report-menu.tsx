import { getTranslations } from "next-intl/server";
import type { RenderCommentMenu } from "#components/people/comments/comment-item.tsx";
import { ReportButton } from "#components/people/reports/report-button.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * What renders the button that reports a comment.
 *
 * @param href address of the recipe or story, which shows the comment
 */
export async function createReportMenu(locale: Locale, href: string): Promise<RenderCommentMenu> {
  const t = await getTranslations({ locale, namespace: "reports.button" });
  return ({ id }) => (
    <ReportButton
      target={{ type: "comment", id }}
      locale={locale}
      href={`${href}#comment-${id}`}
      label={t("comment")}
      shortLabel={t("report")}
    />
  );
}
