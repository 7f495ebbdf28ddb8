import type { HowToStep, Recipe as RecipeThing, VideoObject, WithContext } from "schema-dts";
import { slugAddress } from "#lib/i18n/address.ts";
import { isoDuration } from "#lib/i18n/duration.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { formatAmount } from "#lib/measure/amount.ts";
import { pictureAddress } from "#lib/media/address.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { type VideoView, videoAddress } from "#lib/media/video.ts";
import { authorData } from "#lib/seo/author.ts";
import { absolute } from "#lib/seo/metadata.ts";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import { stepId } from "./step-id.ts";

/** What the structured data says in words: "4 Portionen", and the name of a step without a heading. */
export interface RecipeWords {
  servings: string;
  stepName: (number: number) => string;
}

const cuisines = "group-cuisine";

const diets: Record<string, NonNullable<RecipeThing["suitableForDiet"]>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

/** A recipe as search engines read it. Everything in it is on the page too, and nothing that is not true is filled in. */
export function recipeStructuredData(recipe: Recipe, locale: Locale, words: RecipeWords): WithContext<RecipeThing> {
  const { title, summary, duration, tags, categories, mainCategory, nutrition, author, video } = recipe;
  const address = absolute(slugAddress(locale, "/recipes/[slug]", recipe.slug));
  const suitable = tags.flatMap(({ key }) => diets[key] ?? []);
  const cuisine = categories.filter(({ group }) => group === cuisines).map((category) => category.title);
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: title,
    description: summary,
    url: address,
    mainEntityOfPage: address,
    inLanguage: locale,
    ...(recipe.picture && { image: imagesOf(recipe.picture) }),
    author: authorData(locale, author),
    datePublished: recipe.publishedAt,
    dateModified: recipe.updatedAt,
    prepTime: isoDuration(duration.preparation),
    ...(duration.baking > 0 && { cookTime: isoDuration(duration.baking) }),
    totalTime: isoDuration(duration.total),
    recipeYield: [String(recipe.servings.amount), words.servings],
    ...(mainCategory && { recipeCategory: mainCategory.title }),
    ...(cuisine.length > 0 && { recipeCuisine: cuisine }),
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.title).join(", ") }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(nutrition && { nutrition: nutritionOf(nutrition) }),
    recipeIngredient: recipe.groups.flatMap((group) => group.ingredients).map((row) => ingredientLine(row, locale)),
    recipeInstructions: recipe.steps.map((_, index) => stepOf(recipe, index, address, words)),
    ...(video && { video: videoOf(video, recipe) }),
    ...(recipe.rating && { aggregateRating: ratingOf(recipe.rating) }),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: { "@type": "LikeAction" },
      userInteractionCount: recipe.likeCount,
    },
  };
}

/** One row of the note as a line of text: "2 Zwiebeln, fein gewürfelt (rot)". */
function ingredientLine(row: RecipeIngredient, locale: Locale): string {
  const amount = formatAmount(row, locale).replace("\u00a0", " ");
  const line = [[amount, row.name].filter(Boolean).join(" "), row.characteristic].filter(Boolean).join(", ");
  return row.addition ? `${line} (${row.addition})` : line;
}

function stepOf({ steps, picture }: Recipe, index: number, address: string, words: RecipeWords): HowToStep {
  const { heading = "", text = "", picture: own = null } = steps[index] ?? {};
  const shown = own ?? picture;
  return {
    "@type": "HowToStep",
    name: heading || words.stepName(index + 1),
    text,
    url: `${address}#${stepId(index + 1)}`,
    ...(shown && { image: imageOf(shown) }),
  };
}

function imagesOf({ id }: PictureView): string[] {
  return ([1200, 1920, 640] as const).map((width) => absolute(pictureAddress(id, width)));
}

function imageOf({ id }: PictureView): string {
  return absolute(pictureAddress(id, 1200));
}

function nutritionOf({ kcal, fat, protein, carbohydrate }: NonNullable<Recipe["nutrition"]>) {
  return {
    "@type": "NutritionInformation",
    calories: `${kcal} kcal`,
    fatContent: `${fat} g`,
    proteinContent: `${protein} g`,
    carbohydrateContent: `${carbohydrate} g`,
  } as const;
}

function ratingOf({ average, count }: NonNullable<Recipe["rating"]>) {
  return {
    "@type": "AggregateRating",
    ratingValue: average,
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  } as const;
}

function videoOf(video: VideoView, recipe: Recipe): VideoObject {
  return {
    "@type": "VideoObject",
    name: video.title,
    description: recipe.summary,
    thumbnailUrl: imageOf(video.poster),
    uploadDate: recipe.publishedAt,
    duration: `PT${video.seconds}S`,
    contentUrl: absolute(videoAddress(video.id, "video.mp4")),
  };
}
