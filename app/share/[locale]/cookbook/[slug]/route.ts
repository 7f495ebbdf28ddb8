import { getTranslations } from "next-intl/server";
import { getSharedCookbook } from "#lib/kitchen/cookbooks/queries.ts";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { renderItemImage, toImagePicture } from "#lib/platform/share-images/item-image.tsx";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return emptyErrorResponse(404);
  const currentSlug = await findSlug("/cookbooks/[slug]", locale, slug);
  const book = currentSlug === null ? null : await getSharedCookbook(locale, currentSlug);
  if (!book) return emptyErrorResponse(404);
  const t = await getTranslations({ locale, namespace: "share.item" });
  const facts = { locale, title: book.title, overline: t("cookbook"), ...toImagePicture(book.cover) };
  return serveShareImage(request, { folder: book.id, input: facts, element: () => renderItemImage(facts) });
}
