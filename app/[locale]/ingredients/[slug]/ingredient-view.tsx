import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { IngredientFacts } from "#components/ingredients/ingredient-facts.tsx";
import { IngredientHead } from "#components/ingredients/ingredient-head.tsx";
import { UseUpLink } from "#components/larders/use-up-link.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { address } from "#lib/i18n/address.ts";
import { getIngredient } from "#lib/ingredients/queries.ts";
import { monthInBerlin } from "#lib/ingredients/season.ts";
import { scope } from "#lib/search/scopes.ts";

/** `isIndexed` is false where the list is narrowed down. */
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
  narrowing?: Narrowing;
}

export async function IngredientView({ slug, page, narrowing }: IngredientViewProps) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("ingredients.page"),
    getTranslations("ingredients.index"),
  ]);
  const ingredient = await getIngredient(locale, slug);
  if (!ingredient) notFound();
  const { id, key, isStaple, title, name, href, body } = ingredient;
  return (
    <>
      <Trail
        crumbs={[
          { title: index("crumb"), href: address(locale, "/ingredients") },
          { title, href },
        ]}
      />
      <div className="wrap">
        <IngredientHead ingredient={ingredient} />
        {page === 1 && (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
            <div className="prose grid content-start gap-[1em]">
              {body.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <IngredientFacts ingredient={ingredient} now={monthInBerlin(new Date())} />
          </div>
        )}
        <section aria-labelledby="recipes" className="section">
          <h2 id="recipes" className="mb-2 text-2xl">
            {t("recipes", { name })}
          </h2>
          {!isStaple && <UseUpLink ingredient={{ slug, name }} />}
          <Listing
            filter={{ type: "recipe", ingredientId: id }}
            scope={[scope.type("recipe"), scope.ingredient(key)]}
            path={href}
            page={page}
            narrowing={narrowing}
            name={t("recipes", { name })}
            counted="recipes"
            heading={3}
            empty={<NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
          />
        </section>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
