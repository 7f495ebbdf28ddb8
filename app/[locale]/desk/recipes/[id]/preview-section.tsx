import { getLocale, getTranslations } from "next-intl/server";
import { RecipeAbout } from "#components/content/recipes/recipe-about.tsx";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import type { Draft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { getRecipePreview } from "#lib/content/recipe-drafts/preview/preview-queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

/** The recipe as its readers will see it. */
export async function PreviewSection({ draft }: { draft: Draft }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("recipeReviews.page")]);
  const recipe = await getRecipePreview(locale, draft);
  if (!recipe) return null;
  const url = absoluteUrl(routeAddress(locale, "/desk/recipes/[id]", { id: draft.id }));
  return (
    <section aria-labelledby="preview-title" className="mt-12 border-line border-t pt-8">
      <h2 id="preview-title" className="text-xl">
        {t("preview")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t("previewHint")}</p>
      {/* The recipe has the margins of a page. */}
      <div className="-mx-(--gutter)">
        <RecipeArticle recipe={recipe} url={url.replace(/^https?:\/\//, "")} heading="h2" />
        <RecipeAbout recipe={recipe} />
      </div>
    </section>
  );
}
