import { getTranslations } from "next-intl/server";
import { getStory } from "#lib/content/stories/queries.ts";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { renderItemImage, toImagePicture } from "#lib/platform/share-images/item-image.tsx";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return emptyErrorResponse(404);
  const currentSlug = await findSlug("/stories/[slug]", locale, slug);
  const story = currentSlug === null ? null : await getStory(locale, currentSlug);
  if (!story) return emptyErrorResponse(404);
  const t = await getTranslations({ locale, namespace: "share.item" });
  const facts = {
    locale,
    title: story.title,
    overline: story.isSponsored
      ? t("sponsored", { kind: t("story") })
      : t("storyTime", { minutes: story.readingMinutes }),
    ...toImagePicture(story.picture),
  };
  return serveShareImage(request, { folder: story.id, input: facts, element: () => renderItemImage(facts) });
}
