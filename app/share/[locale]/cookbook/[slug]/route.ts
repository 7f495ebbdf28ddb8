import { getTranslations } from "next-intl/server";
import { getPublicCookbook } from "#lib/cookbooks/queries.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { refuse } from "#lib/media/serve-picture.ts";
import { itemImage } from "#lib/share/item-image.tsx";
import { serveShareImage } from "#lib/share/serve.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return refuse(404);
  const known = await findSlug("/cookbooks/[slug]", locale, slug);
  const book = known === null ? null : await getPublicCookbook(locale, known);
  if (!book) return refuse(404);
  const t = await getTranslations({ locale, namespace: "share.item" });
  const facts = { locale, title: book.title, overline: t("cookbook"), pictureId: book.cover?.id ?? null };
  return serveShareImage(request, { folder: book.id, facts, element: () => itemImage(facts) });
}
