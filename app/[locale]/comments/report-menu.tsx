import { getTranslations } from "next-intl/server";
import type { RenderCommentMenu } from "#components/comments/comment-item.tsx";
import { ReportButton } from "#components/reports/report-button.tsx";
import type { Locale } from "#lib/i18n/locales.ts";

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
