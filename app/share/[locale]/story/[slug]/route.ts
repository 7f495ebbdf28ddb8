import { getTranslations } from "next-intl/server";
import { isLocale } from "#lib/i18n/locales.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { refuse } from "#lib/media/serve-picture.ts";
import { itemImage } from "#lib/share/item-image.tsx";
import { serveShareImage } from "#lib/share/serve.ts";
import { getStory } from "#lib/stories/queries.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return refuse(404);
  const known = await findSlug("/stories/[slug]", locale, slug);
  const story = known === null ? null : await getStory(locale, known);
  if (!story) return refuse(404);
  const t = await getTranslations({ locale, namespace: "share.item" });
  const facts = {
    locale,
    title: story.title,
    overline: story.isSponsored
      ? t("sponsored", { kind: t("story") })
      : t("storyTime", { minutes: story.readingMinutes }),
    pictureId: story.picture?.id ?? null,
  };
  return serveShareImage(request, { folder: story.id, facts, element: () => itemImage(facts) });
}
