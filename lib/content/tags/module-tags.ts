import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";

/** Facets whose values are keys of tags. */
const tagFacets = ["diet", "season"] as const;

/** Whether a module of a feed searches by a tag. */
export function namesTag(data: ModuleData, key: string): boolean {
  if (data.type !== "automated") return false;
  const { tagKey, filters = {} } = data.search;
  return tagKey === key || tagFacets.some((facet) => filters[facet]?.includes(key));
}

/** Has a module search by another tag. */
export function replaceTag(data: ModuleData, from: string, to: string): ModuleData {
  if (data.type !== "automated") return data;
  const { tagKey, filters, ...search } = data.search;
  const replace = (key: string) => (key === from ? to : key);
  const replaced = Object.fromEntries(
    tagFacets.flatMap((facet) => {
      const keys = filters?.[facet];
      return keys ? [[facet, [...new Set(keys.map(replace))]]] : [];
    }),
  );
  return {
    ...data,
    search: {
      ...search,
      ...(tagKey !== undefined && { tagKey: replace(tagKey) }),
      ...(filters && { filters: { ...filters, ...replaced } }),
    },
  };
}
