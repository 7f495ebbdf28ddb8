import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { loadStoryEmbeds } from "#app/[locale]/stories/[slug]/story-embeds.tsx";
import { RecipeAbout } from "#components/content/recipes/recipe-about.tsx";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import { StoryBody } from "#components/content/stories/story-body.tsx";
import { StoryFooter } from "#components/content/stories/story-footer.tsx";
import { StoryHeader } from "#components/content/stories/story-header.tsx";
import { getRecipePreview } from "#lib/content/recipe-drafts/preview/preview-queries.ts";
import { getStoredRecipe } from "#lib/content/recipes/queries.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { getStoredStory } from "#lib/content/stories/queries.ts";
import type { Story } from "#lib/content/stories/story.ts";
import type { PreviewTarget } from "#lib/desk/preview-links/queries.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

/** The recipe or story of a link, without buttons; in the other language when it has no text. */
export async function PreviewedContent({ target }: { target: PreviewTarget }) {
  const locale = await getLocale();
  if (target.type === "draft") {
    const recipe = await getRecipePreview(locale, target.draft);
    return recipe ? <PreviewedRecipe recipe={recipe} locale={locale} /> : notFound();
  }
  const order = [locale, ...locales.filter((other) => other !== locale)];
  for (const language of order) {
    if (target.itemType === "recipe") {
      const recipe = await getStoredRecipe(language, target.id);
      if (recipe) return <PreviewedRecipe recipe={recipe} locale={language} />;
    } else {
      const story = await getStoredStory(language, target.id);
      if (story) return <PreviewedStory story={story} locale={language} />;
    }
  }
  notFound();
}

function PreviewedRecipe({ recipe, locale }: { recipe: Recipe; locale: Locale }) {
  return (
    <div lang={locale}>
      <RecipeArticle recipe={recipe} url={absoluteUrl(address(locale, "/")).replace(/^https?:\/\//, "")} />
      <RecipeAbout recipe={recipe} />
    </div>
  );
}

async function PreviewedStory({ story, locale }: { story: Story; locale: Locale }) {
  const embeds = await loadStoryEmbeds(locale, story.body);
  return (
    <article lang={locale}>
      <StoryHeader story={story} actions={null} />
      <div className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
        <StoryBody body={story.body} media={story.media} {...embeds} isSponsored={story.isSponsored} hasDropCap />
        <StoryFooter story={story} follow={null} />
      </div>
    </article>
  );
}
