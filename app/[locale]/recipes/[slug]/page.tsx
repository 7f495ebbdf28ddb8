import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CardBadge } from "#components/cards/card-badge.tsx";
import { SaveButton } from "#components/cookbooks/save/save-button.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { NoteBox } from "#components/notes/note-box.tsx";
import { RatingBox } from "#components/ratings/rating-box.tsx";
import { RatingLine } from "#components/ratings/rating-line.tsx";
import { CookMode } from "#components/recipes/cook-mode/cook-mode.tsx";
import { CookModeButton } from "#components/recipes/cook-mode/cook-mode-button.tsx";
import { RecipeAbout } from "#components/recipes/recipe-about.tsx";
import { RecipeArticle } from "#components/recipes/recipe-article.tsx";
import { AddToList } from "#components/shopping-lists/add-to-list.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { SurpriseAgain } from "#components/what-to-cook/surprise-again.tsx";
import { getRecipe } from "#lib/recipes/queries.ts";
import { recipeStructuredData } from "#lib/recipes/structured-data.ts";
import { address } from "#lib/routing/address.ts";
import { absoluteUrl, pageMetadata } from "#lib/seo/metadata.ts";
import { getAddableRecipe } from "#lib/shopping-lists/queries.ts";
import { RelatedRecipes } from "./related-recipes.tsx";

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
  const addable = await getAddableRecipe(recipe.id);
  const { title, mainCategory, servings, badge, alternates } = recipe;
  const currentCrumb = { title, href: alternates[locale] ?? address(locale, "/recipes") };
  const messages = {
    servings: t(`ingredients.${servings.type}s`, { count: servings.amount }),
    stepName: (number: number) => t("steps.step", { number }),
  };
  return (
    <>
      <SurpriseAgain />
      <PageBreadcrumbs
        crumbs={[
          { title: t("breadcrumbs.recipes"), href: address(locale, "/recipes") },
          ...(mainCategory ? [mainCategory] : []),
          currentCrumb,
        ]}
      />
      <JsonLd data={recipeStructuredData(recipe, locale, messages)} />
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
        note={<NoteBox recipeId={recipe.id} />}
        shopping={addable && <AddToList recipe={addable} units={recipe.unitNames} />}
        cookModeButton={<CookModeButton />}
        cookMode={<CookMode />}
        ratingBox={<RatingBox recipe={recipe} href={currentCrumb.href} />}
        url={absoluteUrl(currentCrumb.href).replace(/^https?:\/\//, "")}
      />
      <AdSlot name="content_1" />
      <RecipeAbout recipe={recipe} />
      <AdSlot name="content_2" />
      <RelatedRecipes recipe={recipe} />
      <AdSlot name="marginal" />
    </>
  );
}
