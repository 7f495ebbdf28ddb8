import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CardBadge } from "#components/cards/card-badge.tsx";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { SaveButton } from "#components/cookbooks/save-button.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { RateBox } from "#components/ratings/rate-box.tsx";
import { RatingLine } from "#components/ratings/rating-line.tsx";
import { RecipeAbout } from "#components/recipes/recipe-about.tsx";
import { RecipeArticle } from "#components/recipes/recipe-article.tsx";
import { AddToList } from "#components/shopping-lists/add-to-list.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { address } from "#lib/i18n/address.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import type { Recipe } from "#lib/recipes/recipe.ts";
import { recipeStructuredData } from "#lib/recipes/structured-data.ts";
import { absolute, pageMetadata } from "#lib/seo/metadata.ts";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Params = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("layout.meta")]);
  const recipe = await getRecipe(locale, slug);
  if (!recipe) return {};
  const { title, metaTitle, summary, metaDescription, picture, alternates, publishedAt, updatedAt } = recipe;
  return pageMetadata({
    locale,
    title: metaTitle ?? title,
    description: metaDescription ?? summary,
    fallback: t("description"),
    alternates,
    image: { path: `/share/${locale}/recipe/${slug}`, alt: picture?.alt || title },
    type: "article",
    publishedAt,
    updatedAt,
    allowsLargeImage: true,
  });
}

export default async function RecipePage({ params }: Params) {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("recipes")]);
  const recipe = await getRecipe(locale, slug);
  if (!recipe) notFound();
  const { title, mainCategory, servings, badge, alternates } = recipe;
  const here = { title, href: alternates[locale] ?? address(locale, "/recipes") };
  const words = {
    servings: t(`ingredients.${servings.type}s`, { count: servings.amount }),
    stepName: (number: number) => t("steps.step", { number }),
  };
  return (
    <>
      <Trail
        crumbs={[
          { title: t("breadcrumbs.recipes"), href: address(locale, "/recipes") },
          ...(mainCategory ? [mainCategory] : []),
          here,
        ]}
      />
      <JsonLd data={recipeStructuredData(recipe, locale, words)} />
      <RecipeArticle
        recipe={recipe}
        badge={badge && <CardBadge badge={badge} />}
        rating={recipe.rating && <RatingLine {...recipe.rating} />}
        actions={
          <>
            <LikeButton id={recipe.id} title={title} count={recipe.likeCount} theme="secondary" />
            <SaveButton itemId={recipe.id} />
          </>
        }
        shopping={<AddToList recipeId={recipe.id} />}
        verdict={<RateBox recipe={recipe} href={here.href} />}
        address={absolute(here.href).replace(/^https?:\/\//, "")}
      />
      <AdSlot name="content_1" />
      <RecipeAbout recipe={recipe} />
      <AdSlot name="content_2" />
      <Tomorrow recipe={recipe} />
      <AdSlot name="marginal" />
    </>
  );
}

const shown = 4;

/** The newest of the same category, filled up with what most people like. */
async function Tomorrow({ recipe: { id, mainCategory } }: { recipe: Recipe }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("recipes.more")]);
  const others = { locale, type: "recipe", size: shown } as const;
  const akin = mainCategory ? (await listCards({ ...others, categoryIds: [mainCategory.id], notIds: [id] })).data : [];
  const known = [id, ...akin.map((card) => card.id)];
  const popular = akin.length < shown ? (await listCards({ ...others, notIds: known, sort: "popular" })).data : [];
  const cards = [...akin, ...popular].slice(0, shown);
  if (cards.length === 0) return null;
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
      <CardGrid cards={cards} />
    </section>
  );
}
