import { getTranslations } from "next-intl/server";
import { suggestPages } from "#app/api/search/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import type { Card } from "#lib/content/cards/card.ts";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { listAnsweredQuestions } from "#lib/content/hotline/queries.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import { findMatchRanges } from "#lib/content/search/match-ranges.ts";
import { findQuestions } from "#lib/content/search/page-search.ts";
import { suggestItems } from "#lib/content/search/queries.ts";
import { parseSearchParams } from "#lib/content/search/search-params.ts";
import type { Suggestions } from "#lib/content/search/suggestions.ts";
import { findTopics } from "#lib/content/search/suggestions.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { toDurationParts, toHoursAndMinutes } from "#lib/platform/i18n/duration.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { address } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const maxItems = 5;
const maxTopics = 4;
/** Of them questions of the hotline. */
const maxQuestions = 1;
/** The picture is displayed 56 px wide. */
const pictureWidthPx = 128;

/** Two requests per second, faster than words are typed. */
const getLimiter = processSingleton("search-suggestions-limit", () =>
  createRateLimiter({ name: "search-suggestions", maxCount: 120, windowMs: 60_000 }),
);

/** Recipes, stories and pages for what a reader is typing; 503 when the search timed out. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(
    suggestPages,
    async ({ query: { locale, ...params } }) => {
      const { search } = parseSearchParams(params, locale);
      return { data: search ? await suggest(search, locale) : noSuggestions };
    },
    { getLimiter },
  ),
});

const noSuggestions: Suggestions = { items: [], areClosest: false, topics: [] };

async function suggest(search: string, locale: Locale): Promise<Suggestions> {
  const [found, categories, ingredients, questions] = await Promise.all([
    suggestItems({ locale, search, size: maxItems }),
    listCategories(locale),
    listIngredients(locale),
    listAnsweredQuestions(locale),
  ]);
  if (!found) throw new ApiError("unavailable");
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: "ui.duration" }),
    getTranslations({ locale, namespace: "layout.search" }),
  ]);
  const toItem = ({ title, href, picture, minutes, author }: Card) => {
    const { unit, value } = toDurationParts(minutes);
    return {
      title,
      href,
      marks: findMatchRanges(title, search, locale),
      note: `${t(unit, { value })} · ${author.name}`,
      spokenNote: `${t("words", toHoursAndMinutes(minutes))} · ${author.name}`,
      picture: picture && pictureAddress(picture.id, pictureWidthPx),
    };
  };
  const entries = categories.filter(({ kind }) => kind === "entry");
  const pages = [
    ...ingredients.map((page) => ({ ...page, note: labels("ingredient") })),
    ...entries.map((page) => ({ ...page, note: labels("category") })),
  ];
  const answered = questions.map((entry) => ({ ...entry, title: entry.question, text: entry.answer }));
  const asked = findQuestions(search, locale, answered)
    .slice(0, maxQuestions)
    .map(({ id, title }) => ({
      title,
      href: `${address(locale, "/l/cookinghotline")}#${id}`,
      note: labels("hotline"),
      marks: findMatchRanges(title, search, locale),
    }));
  return {
    items: (await getCards(locale, found.ids)).map(toItem),
    areClosest: found.areClosest,
    topics: [...findTopics(search, locale, pages, maxTopics - asked.length), ...asked],
  };
}
