import { runSavedSearch } from "#app/[locale]/feed/run-saved-search.ts";
import { listCardJson } from "#app/api/content-json.ts";
import { toCategoryJson, toProfileJson } from "#app/api/taxonomy-json.ts";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { type FeedModule, listFeedModules } from "#lib/content/feeds/queries.ts";
import { isActiveAt } from "#lib/content/feeds/schedule.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import { listUsersById } from "#lib/people/users/queries.ts";
import type { ModuleData, ModuleLink } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** The modules of the home page that are scheduled for now. */
export async function listActiveModules(locale: Locale): Promise<FeedModule[]> {
  return selectActive(await listFeedModules(locale, "home"));
}

/** Those of these modules that are scheduled for now. */
export function selectActive(modules: FeedModule[]): FeedModule[] {
  const now = currentTime();
  return modules.filter((module) => isActiveAt(module, now));
}

/** Modules with the ids of their public recipes and articles. */
export async function listReducedModules(locale: Locale, modules: FeedModule[]) {
  const wanted = await Promise.all(modules.map(({ data }) => listItemIds(locale, data)));
  const cards = await listCardsById(locale, [...new Set(wanted.flat())]);
  const publicIds = new Set(cards.map(({ id }) => id));
  return modules.map(({ id, data }, index) => ({
    id,
    type: data.type,
    ...titleOf(data, locale),
    item_ids: wanted[index]?.filter((itemId) => publicIds.has(itemId)) ?? [],
  }));
}

/** Modules with their content. All cards are read at once, and so are all users. */
export async function listModulesJson(locale: Locale, modules: FeedModule[]) {
  const reduced = await listReducedModules(locale, modules);
  const userIds = modules.flatMap(({ data }) => (data.type === "author_carousel" ? data.userIds : []));
  const links = modules.flatMap(({ data }) => ("links" in data ? data.links : []));
  const [cards, users, categories, ingredients, linkedCards] = await Promise.all([
    listCardJson(locale, [...new Set(reduced.flatMap(({ item_ids: ids }) => ids))]),
    listUsersById(locale, [...new Set(userIds)]),
    listCategories(locale),
    listIngredients(locale),
    listCardsById(locale, [...new Set(links.flatMap(({ itemId }) => itemId ?? []))]),
  ]);
  const targets = new Map([...categories, ...ingredients, ...linkedCards].map(({ id, href }) => [id, href]));
  return modules.map(({ data }, index) => {
    const { item_ids: ids = [], ...head } = reduced[index] ?? { id: "", type: data.type };
    const findCategory = (id?: string) => categories.find((category) => category.id === id);
    return {
      ...head,
      ...("text" in data && data.text && { text: data.text[locale] }),
      ...("isSponsored" in data && { is_sponsored: data.isSponsored }),
      ...(ids.length > 0 && { items: ids.flatMap((id) => cards.find((card) => card.id === id) ?? []) }),
      ...(data.type === "author_carousel" && {
        authors: users.filter(({ id }) => data.userIds.includes(id)).map(toProfileJson),
      }),
      ...(data.type === "categories_collection" && {
        categories: data.categoryIds.flatMap((id) => findCategory(id) ?? []).map(toCategoryJson),
      }),
      ...("links" in data && {
        links: data.links.flatMap((link) => toLink(link, locale, targets) ?? []),
      }),
      ...(data.type === "featured_search" && { terms: data.terms[locale] }),
      ...(data.type === "player" && { video_id: data.videoId }),
      ...(data.type === "advertisement" && { slot: data.slot }),
    };
  });
}

function titleOf(data: ModuleData, locale: Locale): { title?: string } {
  if ("heading" in data) return { title: data.heading[locale] };
  return data.type === "recipe" ? { title: data.overline[locale] } : {};
}

async function listItemIds(locale: Locale, data: ModuleData): Promise<string[]> {
  if (data.type === "automated") return runSavedSearch(locale, data.search);
  if (data.type === "article") return [data.leadId, ...data.itemIds];
  if ("itemIds" in data) return data.itemIds;
  return "itemId" in data ? [data.itemId] : [];
}

/** Null when what it leads to is no longer public. */
function toLink(link: ModuleLink, locale: Locale, targets: Map<string, string>) {
  const { title, text, route, categoryId, ingredientId, itemId } = link;
  const target = targets.get(categoryId ?? ingredientId ?? itemId ?? "") ?? (route && address(locale, route));
  return target === undefined ? null : { title: title[locale], text: text?.[locale] ?? "", url: absoluteUrl(target) };
}
