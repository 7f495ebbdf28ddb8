import { getTranslations } from "next-intl/server";
import { emptyErrorResponse } from "#lib/http/asset-response.ts";
import { toDurationParts } from "#lib/i18n/duration.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { renderItemImage, toImagePicture } from "#lib/share-images/item-image.tsx";
import { serveShareImage } from "#lib/share-images/serve-share-image.ts";

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
