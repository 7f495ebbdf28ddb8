import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { SurpriseLink } from "#components/kitchen/what-to-cook/surprise-again.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById } from "#lib/content/cards/queries.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { address } from "#lib/platform/routing/address.ts";
import { findRelatedIds } from "./find-related.ts";

const maxRelated = 4;

/** Recipes to cook instead, and a random one. */
export async function RelatedRecipes({ recipe }: { recipe: Recipe }) {
  const [locale, t, quiz] = await Promise.all([
    getLocale(),
    getTranslations("recipes.more"),
    getTranslations("whatToCook.quiz"),
  ]);
  const cards = await listCardsById(locale, await findRelatedIds(locale, recipe, maxRelated));
  const { mainCategory } = recipe;
  return (
    <section aria-labelledby="more-title" className="wrap section print:hidden">
      <SectionHeading
        id="more-title"
        title={t("title")}
        more={
          mainCategory
            ? { label: t("all", { category: mainCategory.title }), href: mainCategory.href }
            : { label: t("allRecipes"), href: address(locale, "/recipes") }
        }
      />
      {cards.length > 0 && <CardGrid cards={cards} />}
      <p className="mt-6 text-center">
        <SurpriseLink label={quiz("surprise")} variant="quiet" />
      </p>
    </section>
  );
}
