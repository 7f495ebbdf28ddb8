import { getPictureAttributes, type PictureAttributes } from "#components/ui/media/picture.tsx";
import { listCategories } from "#lib/content/categories/queries.ts";
import { cuisines } from "#lib/people/preferences/preferences.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Key of the category whose picture illustrates an answer. */
const answerPictures: Record<string, string> = {
  quick: "egg",
  healthy: "salad",
  family: "kids",
  baking: "bread",
  guests: "party",
  budget: "soups-and-stews",
  ...Object.fromEntries(cuisines.map((key) => [key, key])),
};

/** Pictures of the answers of the quiz, by the key of the answer. */
export async function getAnswerPictures(locale: Locale): Promise<Record<string, PictureAttributes | null>> {
  const categories = await listCategories(locale);
  const pictureOf = (key: string) => {
    const picture = categories.find((category) => category.key === key)?.picture;
    return picture ? getPictureAttributes({ picture, variant: "tile", className: "card-photo" }) : null;
  };
  return Object.fromEntries(Object.entries(answerPictures).map(([answer, key]) => [answer, pictureOf(key)]));
}
