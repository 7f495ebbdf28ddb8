import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { drawings } from "#components/ui/drawings.ts";
import { ApiProblem, door } from "#lib/api.ts";
import { address } from "#lib/i18n/address.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { type AddWindow, type AddWord, addWords } from "#lib/shopping-lists/add-window.ts";
import { getAddableRecipe, listUnitWords } from "#lib/shopping-lists/queries.ts";

export const dynamic = "force-dynamic";

const minutes = 10;
const anyId = z.uuid();

/** A recipe as something to buy for, with the words of the window that shows it. The same for everybody. */
export const GET = door<{ params: Promise<{ locale: string; recipeId: string }> }>(async (_, { params }) => {
  const { locale, recipeId } = await params;
  if (!isLocale(locale) || !anyId.safeParse(recipeId).success) throw new ApiProblem("missing");
  const [recipe, units, t] = await Promise.all([
    getAddableRecipe(recipeId),
    listUnitWords(locale),
    getTranslations({ locale, namespace: "shoppingLists.addModal" }),
  ]);
  if (!recipe) throw new ApiProblem("missing");
  const given: AddWindow = {
    ...recipe,
    units,
    words: Object.fromEntries(addWords.map((word) => [word, String(t.raw(word))])) as Record<AddWord, string>,
    listHref: address(locale, "/shopping-list"),
    icons: { close: drawings.x, plus: drawings.plus, minus: drawings.minus },
  };
  return Response.json(given, { headers: { "cache-control": `public, max-age=${minutes * 60}` } });
});
