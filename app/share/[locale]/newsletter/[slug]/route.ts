import { getTranslations } from "next-intl/server";
import { getArchivedIssue } from "#lib/business/newsletters/issues/archive-queries.ts";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { renderItemImage, toImagePicture } from "#lib/platform/share-images/item-image.tsx";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return emptyErrorResponse(404);
  const currentSlug = await findSlug("/newsletter/archive/[slug]", locale, slug);
  const issue = currentSlug === null ? null : await getArchivedIssue(locale, currentSlug);
  if (!issue) return emptyErrorResponse(404);
  const t = await getTranslations({ locale, namespace: "newsletters.archive" });
  const facts = {
    locale,
    title: issue.subject,
    overline: t("date", { date: formatLongDate(issue.publishedAt, locale) }),
    ...toImagePicture(issue.entries.find(({ picture }) => picture)?.picture),
  };
  return serveShareImage(request, { folder: issue.id, input: facts, element: () => renderItemImage(facts) });
}
