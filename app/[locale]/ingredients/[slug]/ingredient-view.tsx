import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata, listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { IngredientFacts } from "#components/ingredients/ingredient-facts.tsx";
import { IngredientHead } from "#components/ingredients/ingredient-head.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { address, fill } from "#lib/i18n/address.ts";
import { getIngredient } from "#lib/ingredients/queries.ts";
import { monthInBerlin } from "#lib/ingredients/season.ts";

export async function ingredientMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.page")]);
  const ingredient = await getIngredient(locale, slug);
  if (!ingredient) return {};
  const { title, summary, alternates } = ingredient;
  return listMetadata({ title: t("metaTitle", { title }), description: summary, alternates, page });
}

export async function IngredientView({ slug, page }: { slug: string; page: number }) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("ingredients.page"),
    getTranslations("ingredients.index"),
  ]);
  const ingredient = await getIngredient(locale, slug);
  if (!ingredient) notFound();
  const list = await listNumbered({ locale, type: "recipe", ingredientId: ingredient.id, page });
  const { title, name, href, body } = ingredient;
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
          <CardList
            list={list}
            name={t("recipes", { name })}
            counted="recipes"
            heading={3}
            hrefOf={(number) => fill(locale, "/ingredients/[slug]", { slug }, number)}
            empty={<NothingYet title={t("emptyTitle")} text={t("emptyText")} />}
          />
        </section>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
