import { getTranslations } from "next-intl/server";
import { ApiProblem, door, reply } from "#lib/api.ts";
import type { Card } from "#lib/cards/card.ts";
import { readCards } from "#lib/cards/rows.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { spanOf } from "#lib/i18n/duration.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";
import { listIngredients } from "#lib/ingredients/queries.ts";
import { pictureAddress } from "#lib/media/address.ts";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";
import { parseSearch } from "#lib/searches/input.ts";
import { findFirst } from "#lib/searches/queries.ts";
import type { Suggestions } from "#lib/searches/suggestions.ts";
import { topicsFor } from "#lib/searches/topics.ts";

export const dynamic = "force-dynamic";

const mostItems = 5;
const mostTopics = 4;
/** The picture is 56 px wide on the page. */
const pictureWidth = 128;

/** Two a second, which is faster than anybody types words. */
const isAllowed = rateLimiter({ limit: 120, window: 60_000 });

/**
 * What may be meant while somebody is still typing: `?search=kürbi&locale=de`. Never fails for what is typed; 429 for too much of it, 503
 * for what takes too long.
 */
export const GET = door(async (request) => {
  if (!isAllowed(clientKey(request.headers))) throw new ApiProblem("tooMany");
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const locale = isLocale(params.locale) ? params.locale : defaultLocale;
  const { search } = parseSearch(params, locale);
  return reply({ data: search ? await suggest(search, locale) : nothing });
});

const nothing: Suggestions = { items: [], topics: [] };

async function suggest(search: string, locale: Locale): Promise<Suggestions> {
  const [found, categories, ingredients] = await Promise.all([
    findFirst({ locale, search, size: mostItems, isUnfinished: true }),
    listCategories(locale),
    listIngredients(locale),
  ]);
  if (!found) throw new ApiProblem("unavailable");
  const [t, kinds] = await Promise.all([
    getTranslations({ locale, namespace: "ui.duration" }),
    getTranslations({ locale, namespace: "layout.search" }),
  ]);
  const toItem = ({ title, href, picture, minutes, author }: Card) => {
    const { unit, value } = spanOf(minutes);
    return {
      title,
      href,
      note: `${t(unit, { value })} · ${author.name}`,
      picture: picture && pictureAddress(picture.id, pictureWidth),
    };
  };
  const entries = categories.filter(({ kind }) => kind === "entry");
  const pages = [
    ...ingredients.map((page) => ({ ...page, note: kinds("ingredient") })),
    ...entries.map((page) => ({ ...page, note: kinds("category") })),
  ];
  return {
    items: (await readCards(locale, found)).map(toItem),
    topics: topicsFor(search, locale, pages, mostTopics),
  };
}
