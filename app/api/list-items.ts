import { listCardJson } from "#app/api/content-json.ts";
import { decodePosition, type ListPosition } from "#lib/content/cards/list-position.ts";
import { listFilters } from "#lib/content/cards/list-queries.ts";
import type { CardFilter } from "#lib/content/cards/list-source.ts";
import { listCardIds } from "#lib/content/cards/page-queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { getIngredient } from "#lib/content/ingredients/queries.ts";
import { listFacetValues } from "#lib/content/search/facet-queries.ts";
import type { Filters } from "#lib/content/search/filters.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import type { Sort } from "#lib/content/search/sorting.ts";
import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { getTag } from "#lib/content/tags/queries.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";

type ListRequest = {
  locale: Locale;
  type: ItemType;
  story_type?: StoryType;
  page: number;
  size: number;
  /** Where the page begins; of lists by date without words and filters. */
  cursor?: string;
  search?: string;
  category?: string;
  tag?: string;
  author?: string;
  contains?: string;
  community?: boolean;
  sort?: Sort;
} & Partial<Record<FacetKind, string[]>>;

/**
 * One page of public recipes or articles. Plain lists are read by date or likes from their indexes;
 * words, filters and the other orders are a search.
 *
 * @throws {ApiError} "invalid" with the parameter whose value does not exist, or with `page` when
 *   there is more, but no such page: by number a list ends after 960 items, and goes on with a
 *   cursor; one that was found ends after 1,000. So no page reads more than that. "unavailable"
 *   after a timeout
 */
export async function listItems(request: ListRequest) {
  const { locale, search = "", sort = search ? "relevance" : "newest" } = request;
  const filters = await readFilters(request);
  const isPlain = !search && Object.keys(filters).length === 0 && (sort === "newest" || sort === "likes");
  const after = readPosition(request, isPlain && sort === "newest");
  const { ids, ...list } = isPlain ? await listPlain(request, sort, after) : await listFound(request, filters, sort);
  return { data: await listCardJson(locale, ids), ...list };
}

/** The position that the cursor names, which belongs to the page and size beside it. */
function readPosition({ cursor, page, size }: ListRequest, isContinuable: boolean): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const position = decodePosition(cursor);
  if (!position) throw new ApiError("invalid", { cursor: "cursor" });
  if (isContinuable && position.offset === (page - 1) * size) return position;
  throw new ApiError("invalid", { cursor: "combination" });
}

async function listPlain(request: ListRequest, sort: Sort, after: ListPosition | undefined) {
  const { locale, type, story_type: storyType, community, page, size } = request;
  const named = await Promise.all([
    findFilter(request, "category", type === "article" ? "/stories/categories/[slug]" : "/categories/[slug]"),
    findFilter(request, "tag", "/tags/[slug]"),
    findFilter(request, "author", "/users/[slug]"),
    findFilter(request, "contains", "/ingredients/[slug]"),
  ]);
  const filter: Omit<CardFilter, "locale"> = {
    ...Object.assign({}, ...named),
    type,
    ...(storyType && { storyType }),
    ...(community && { authorType: "community" }),
  };
  const list = { locale, ...filter, sort: sort === "likes" ? "popular" : "newest", page, size, after } as const;
  const { ids, pagination, next: cursor, isCapped, numberedPages } = await listCardIds(list);
  if (isCapped && !after && page > numberedPages) throw new ApiError("invalid", { page: "limit" });
  return { ids, pagination, continuation: { cursor, isCapped, numberedPages } };
}

type NamedList =
  | "/categories/[slug]"
  | "/stories/categories/[slug]"
  | "/tags/[slug]"
  | "/users/[slug]"
  | "/ingredients/[slug]";

async function findFilter(request: ListRequest, name: "category" | "tag" | "author" | "contains", route: NamedList) {
  const slug = request[name];
  if (slug === undefined) return {};
  const filter = await findCurrent(route, request.locale, slug, listFilters[route]);
  if (!filter) throw new ApiError("invalid", { [name]: "unknown" });
  return filter;
}

/**
 * What a slug names, if there is a page with it. What is looked up by a slug is kept, also that
 * there is nothing; so only known ones are looked up.
 */
async function findCurrent<Found>(
  route: NamedList,
  locale: Locale,
  slug: string | undefined,
  find: (locale: Locale, slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  if (slug === undefined || (await findSlug(route, locale, slug)) !== slug) return null;
  return find(locale, slug);
}

async function listFound(request: ListRequest, filters: Filters, sort: Sort) {
  const { locale, type, search = "", page, size } = request;
  const listTerms = await readListTerms(request);
  const found = await searchItems({ locale, search, listTerms, type, filters, sort, page, size });
  if (!found) throw new ApiError("unavailable");
  const { ids, pagination, isCapped } = found;
  if (isCapped && page > pagination.pages) throw new ApiError("invalid", { page: "limit" });
  return { ids, pagination };
}

async function readListTerms(request: ListRequest): Promise<string[]> {
  const { locale, type, story_type: storyType, category, tag, author, contains, community } = request;
  if (author !== undefined) throw new ApiError("invalid", { author: "combination" });
  const [categories, foundTag, ingredient] = await Promise.all([
    category === undefined ? [] : listCategories(locale),
    findCurrent("/tags/[slug]", locale, tag, getTag),
    findCurrent("/ingredients/[slug]", locale, contains, getIngredient),
  ]);
  const foundCategory = categories.find(({ slug }) => slug === category);
  const unknown = {
    ...(category !== undefined && !foundCategory && { category: "unknown" }),
    ...(tag !== undefined && !foundTag && { tag: "unknown" }),
    ...(contains !== undefined && !ingredient && { contains: "unknown" }),
  };
  if (Object.keys(unknown).length > 0) throw new ApiError("invalid", unknown);
  return [
    listTerm.type(type),
    ...(storyType ? [listTerm.story(storyType)] : []),
    ...(community ? [listTerm.author("community")] : []),
    ...(foundCategory ? [listTerm.category(foundCategory.key)] : []),
    ...(foundTag ? [listTerm.tag(foundTag.key)] : []),
    ...(ingredient ? [listTerm.ingredient(ingredient.key)] : []),
  ];
}

/** The keys of the selected facet values, which are named by key or by slug. */
async function readFilters(request: ListRequest): Promise<Filters> {
  const selected = facetKinds.flatMap((kind) => (request[kind] ? [[kind, request[kind]] as const] : []));
  if (selected.length === 0) return {};
  const known = await listFacetValues(request.locale);
  return Object.fromEntries(
    selected.map(([kind, names]) => [
      kind,
      names.map((name) => {
        const value = known[kind].find(({ key, slug }) => key === name || slug === name);
        if (!value) throw new ApiError("invalid", { [kind]: "unknown" });
        return value.key;
      }),
    ]),
  );
}
