import type { HowToStep, Recipe as RecipeThing, VideoObject, WithContext } from "schema-dts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import { toIsoDuration } from "#lib/platform/i18n/duration.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { authorJsonLd, sponsorJsonLd } from "#lib/platform/seo/author.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { listPictureUrls } from "#lib/platform/seo/picture-urls.ts";
import { type Recipe, type RecipeIngredient, type RecipeStep, stepId } from "./recipe.ts";

/**
 * Translated words of the structured data: "4 Portionen", "1 Portion", and the name of a step
 * without a heading.
 */
export interface RecipeLabels {
  servings: string;
  /** What the nutrition is of. */
  serving: string;
  stepName: (number: number) => string;
}

const cuisineGroupKey = "group-cuisine";

const dietUrls: Record<string, NonNullable<RecipeThing["suitableForDiet"]>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

/**
 * Describes a recipe to search engines. It holds only what the page shows and leaves out what is
 * unknown, and likes that came with the sample content.
 *
 * @see https://schema.org/Recipe
 * @see https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
export function recipeStructuredData(recipe: Recipe, locale: Locale, words: RecipeLabels): WithContext<RecipeThing> {
  const { title, summary, duration, tags, categories, mainCategory, nutrition, author, video } = recipe;
  const address = absoluteUrl(slugAddress(locale, "/recipes/[slug]", recipe.slug));
  const suitableDiets = tags.flatMap(({ key }) => dietUrls[key] ?? []);
  const cuisineTitles = categories.filter(({ group }) => group === cuisineGroupKey).map((category) => category.title);
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: title,
    description: summary,
    url: address,
    mainEntityOfPage: address,
    inLanguage: locale,
    ...(recipe.picture && { image: listPictureUrls(recipe.picture) }),
    author: authorJsonLd(locale, author),
    ...sponsorJsonLd(locale, recipe),
    ...(recipe.source?.url && { isBasedOn: recipe.source.url }),
    datePublished: recipe.publishedAt,
    dateModified: recipe.updatedAt,
    prepTime: toIsoDuration(duration.preparation),
    ...(duration.baking > 0 && { cookTime: toIsoDuration(duration.baking) }),
    totalTime: toIsoDuration(duration.total),
    recipeYield: [String(recipe.servings.amount), words.servings],
    ...(mainCategory && { recipeCategory: mainCategory.title }),
    ...(cuisineTitles.length > 0 && { recipeCuisine: cuisineTitles }),
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.title).join(", ") }),
    ...(suitableDiets.length > 0 && { suitableForDiet: suitableDiets }),
    ...(nutrition && { nutrition: toNutritionInformation(nutrition, words) }),
    recipeIngredient: recipe.groups.flatMap((group) => group.ingredients).map((row) => formatIngredient(row, locale)),
    recipeInstructions: recipe.steps.map((step, index) => toHowToStep(step, index + 1, address, words)),
    ...(video && { video: toVideoObject(video, recipe) }),
    ...(recipe.rating && { aggregateRating: toAggregateRating(recipe.rating) }),
    ...(recipe.userLikeCount > 0 && { interactionStatistic: toInteractionCounter(recipe.userLikeCount) }),
  };
}

/** "2 Zwiebeln, fein gewürfelt (rot)" */
function formatIngredient(row: RecipeIngredient, locale: Locale): string {
  const amount = formatAmount(row, locale).replace("\u00a0", " ");
  const line = [[amount, row.name].filter(Boolean).join(" "), row.characteristic].filter(Boolean).join(", ");
  return row.addition ? `${line} (${row.addition})` : line;
}

function toHowToStep(step: RecipeStep, number: number, address: string, words: RecipeLabels): HowToStep {
  const { heading, text, video } = step;
  const picture = step.picture ?? video?.poster;
  return {
    "@type": "HowToStep",
    name: heading || words.stepName(number),
    text,
    url: `${address}#${stepId(number)}`,
    ...(picture && { image: getImageUrl(picture) }),
  };
}

function getImageUrl({ id }: PictureView): string {
  return absoluteUrl(pictureAddress(id, 1200));
}

function toNutritionInformation(nutrition: NonNullable<Recipe["nutrition"]>, { serving }: RecipeLabels) {
  const { kcal, fat, protein, carbohydrate } = nutrition;
  return {
    "@type": "NutritionInformation",
    servingSize: serving,
    calories: `${kcal} kcal`,
    fatContent: `${fat} g`,
    proteinContent: `${protein} g`,
    carbohydrateContent: `${carbohydrate} g`,
  } as const;
}

function toAggregateRating({ average, count }: NonNullable<Recipe["rating"]>) {
  return {
    "@type": "AggregateRating",
    ratingValue: average,
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  } as const;
}

function toInteractionCounter(likeCount: number) {
  return {
    "@type": "InteractionCounter",
    interactionType: { "@type": "LikeAction" },
    userInteractionCount: likeCount,
  } as const;
}

function toVideoObject(video: VideoView, recipe: Recipe): VideoObject {
  return {
    "@type": "VideoObject",
    name: video.title,
    description: recipe.summary,
    thumbnailUrl: getImageUrl(video.poster),
    uploadDate: recipe.publishedAt,
    duration: `PT${video.seconds}S`,
    contentUrl: absoluteUrl(video.mp4),
  };
}
