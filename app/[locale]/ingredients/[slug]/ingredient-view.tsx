import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { IngredientFacts } from "#components/content/ingredients/ingredient-facts.tsx";
import { IngredientHeader } from "#components/content/ingredients/ingredient-header.tsx";
import { PantryLink } from "#components/kitchen/pantry/pantry-link.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { getIngredient } from "#lib/content/ingredients/queries.ts";
import { getBerlinMonth } from "#lib/content/ingredients/season.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import { address } from "#lib/platform/routing/address.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt } from "#lib/platform/time/time-zone.ts";

/** `isIndexed` is false for filtered lists. */
export async function ingredientMetadata(
  slug: string,
  facts: { page?: number; isIndexed?: boolean },
): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.page")]);
  const ingredient = await getIngredient(locale, slug);
  if (!ingredient) return {};
  const { title, summary, alternates } = ingredient;
  return listMetadata({ title: t("metaTitle", { title }), description: summary, alternates, ...facts });
}

interface IngredientViewProps {
  slug: string;
  page: number;
  filtering?: Filtering;
}

export async function IngredientView({ slug, page, filtering }: IngredientViewProps) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("ingredients.page"),
    getTranslations("ingredients.index"),
  ]);
  const ingredient = await getIngredient(locale, slug);
  if (!ingredient) notFound();
  const now = currentTime();
  // The season depends on the date.
  await cacheUntil(nextHourAt(now, [0]));
  const { id, key, isStaple, title, name, href, body } = ingredient;
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: index("crumb"), href: address(locale, "/ingredients") },
          { title, href },
        ]}
      />
      <div className="wrap">
        <IngredientHeader ingredient={ingredient} />
        {page === 1 && (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
            <div className="prose grid content-start gap-[1em]">
              {body.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{keepTogether(paragraph)}</p>
              ))}
            </div>
            <IngredientFacts ingredient={ingredient} now={getBerlinMonth(now)} />
          </div>
        )}
        <section aria-labelledby="recipes" className="section">
          <h2 id="recipes" className="mb-2 text-2xl">
            {t("recipes", { name })}
          </h2>
          {!isStaple && <PantryLink ingredient={{ slug, name }} />}
          <FilterableList
            filter={{ type: "recipe", ingredientId: id }}
            listTerms={[listTerm.type("recipe"), listTerm.ingredient(key)]}
            path={href}
            page={page}
            filtering={filtering}
            name={t("recipes", { name })}
            countLabel="recipes"
            heading={3}
            empty={<EmptyList title={t("emptyTitle")} text={t("emptyText")} />}
          />
        </section>
      </div>
      <AdPlace name="content_1" path={href} />
    </>
  );
}
