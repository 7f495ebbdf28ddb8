import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { commentsAddress } from "#app/[locale]/comments/commented-item.ts";
import { createReportMenu } from "#app/[locale]/comments/report-menu.tsx";
import { CardBadge } from "#components/content/cards/card-badge.tsx";
import { CookMode } from "#components/content/recipes/cook-mode/cook-mode.tsx";
import { CookModeButton } from "#components/content/recipes/cook-mode/cook-mode-button.tsx";
import { RecipeAbout } from "#components/content/recipes/recipe-about.tsx";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import { AdaptationButton } from "#components/kitchen/adaptations/adaptation-button.tsx";
import { SaveButton } from "#components/kitchen/cookbooks/save/save-button.tsx";
import { NoteBox } from "#components/kitchen/notes/note-box.tsx";
import { AddToList } from "#components/kitchen/shopping-lists/add-to-list.tsx";
import { SurpriseAgain } from "#components/kitchen/what-to-cook/surprise-again.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { CommentsLink, CommentsSection } from "#components/people/comments/comments-section.tsx";
import { FollowAuthor } from "#components/people/follows/follow-author.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { RatingBox } from "#components/people/ratings/rating-box.tsx";
import { RatingLine } from "#components/people/ratings/rating-line.tsx";
import { ReportButton } from "#components/people/reports/report-button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import { getAddableRecipe } from "#lib/kitchen/shopping-lists/queries.ts";
import { getCommentsOfItem } from "#lib/people/comments/section-queries.ts";
import { commentsStructuredData } from "#lib/people/comments/structured-data.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl, pageMetadata } from "#lib/platform/seo/metadata.ts";
import { loadAdaptedRecipeAction } from "./actions.tsx";
import { PlainActions, PlainAddToList } from "./plain-forms.tsx";
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
    isEmbeddable: true,
  });
}

export default async function RecipePage({ params }: Params) {
  const [{ slug }, locale, t, report] = await Promise.all([
    params,
    getLocale(),
    getTranslations("recipes"),
    getTranslations("reports.button"),
  ]);
  const recipe = await getRecipe(locale, slug);
  if (!recipe) notFound();
  const [addable, comments] = await Promise.all([
    getAddableRecipe(recipe.id),
    getCommentsOfItem(locale, slug, recipe.id),
  ]);
  const { counts, latest } = comments;
  const { title, mainCategory, servings, badge, alternates } = recipe;
  const currentCrumb = { title, href: alternates[locale] ?? address(locale, "/recipes") };
  const messages = {
    servings: t(`ingredients.${servings.type}s`, { count: servings.amount }),
    serving: t(`ingredients.${servings.type}s`, { count: 1 }),
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
      <JsonLd
        data={{
          ...recipeStructuredData(recipe, locale, messages),
          ...commentsStructuredData(counts.comments, latest),
        }}
      />
      <RecipeArticle
        recipe={recipe}
        badge={badge && <CardBadge badge={badge} />}
        rating={
          <div className="flex flex-wrap gap-x-4 empty:hidden print:hidden">
            {recipe.rating && <RatingLine {...recipe.rating} />}
            <CommentsLink count={counts.comments} />
          </div>
        }
        commentCount={counts.comments}
        actions={
          <>
            <LikeButton id={recipe.id} title={title} count={recipe.likeCount} theme="secondary" />
            <SaveButton itemId={recipe.id} />
            <PlainActions recipeId={recipe.id} href={currentCrumb.href} />
            <AdaptationButton recipe={recipe} load={loadAdaptedRecipeAction} />
          </>
        }
        note={<NoteBox recipeId={recipe.id} />}
        shopping={
          addable && (
            <>
              <AddToList recipe={addable} units={recipe.unitNames} />
              <PlainAddToList recipeId={recipe.id} href={currentCrumb.href} />
            </>
          )
        }
        cookModeButton={<CookModeButton />}
        compactCookModeButton={<CookModeButton isCompact />}
        cookMode={<CookMode />}
        ratingBox={<RatingBox recipe={recipe} href={currentCrumb.href} />}
        url={absoluteUrl(currentCrumb.href).replace(/^https?:\/\//, "")}
      />
      <AdPlace name="content_1" path={currentCrumb.href} />
      <RecipeAbout
        recipe={recipe}
        follow={<FollowAuthor author={recipe.author} />}
        report={
          <ReportButton
            target={{ type: "recipe", id: recipe.id }}
            locale={locale}
            href={currentCrumb.href}
            label={report("recipe")}
          />
        }
      />
      <CommentsSection
        comments={comments}
        title={title}
        href={currentCrumb.href}
        allHref={commentsAddress(locale, "/recipes/[slug]/comments", slug)}
        renderMenu={await createReportMenu(locale, currentCrumb.href)}
      />
      <AdPlace name="content_2" />
      <RelatedRecipes recipe={recipe} />
      <AdPlace name="content_3" />
      <AdPlace name="marginal" />
    </>
  );
}
