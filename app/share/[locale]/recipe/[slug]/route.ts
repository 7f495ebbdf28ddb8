import { getTranslations } from "next-intl/server";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { toDurationParts } from "#lib/platform/i18n/duration.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { renderItemImage, toImagePicture } from "#lib/platform/share-images/item-image.tsx";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return emptyErrorResponse(404);
  const currentSlug = await findSlug("/recipes/[slug]", locale, slug);
  const recipe = currentSlug === null ? null : await getRecipe(locale, currentSlug);
  if (!recipe) return emptyErrorResponse(404);
  const [t, messages] = await Promise.all([
    getTranslations({ locale, namespace: "share.item" }),
    getTranslations({ locale, namespace: "ui.duration" }),
  ]);
  const { unit, value } = toDurationParts(recipe.duration.total);
  const facts = {
    locale,
    title: recipe.title,
    overline: recipe.isSponsored
      ? t("sponsored", { kind: t("recipe") })
      : t("recipeTime", { time: messages(unit, { value }) }),
    ...toImagePicture(recipe.picture),
  };
  return serveShareImage(request, { folder: recipe.id, input: facts, element: () => renderItemImage(facts) });
}
