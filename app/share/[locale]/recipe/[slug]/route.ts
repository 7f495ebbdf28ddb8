import { getTranslations } from "next-intl/server";
import { spanOf } from "#lib/i18n/duration.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { refuse } from "#lib/media/serve-picture.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import { itemImage } from "#lib/share/item-image.tsx";
import { serveShareImage } from "#lib/share/serve.ts";

type Context = { params: Promise<{ locale: string; slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return refuse(404);
  const known = await findSlug("/recipes/[slug]", locale, slug);
  const recipe = known === null ? null : await getRecipe(locale, known);
  if (!recipe) return refuse(404);
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: "share.item" }),
    getTranslations({ locale, namespace: "ui.duration" }),
  ]);
  const { unit, value } = spanOf(recipe.duration.total);
  const facts = {
    locale,
    title: recipe.title,
    overline: recipe.isSponsored
      ? t("sponsored", { kind: t("recipe") })
      : t("recipeTime", { time: words(unit, { value }) }),
    pictureId: recipe.picture?.id ?? null,
  };
  return serveShareImage(request, { folder: recipe.id, facts, element: () => itemImage(facts) });
}
