import type { MenuGroup, ModuleData } from "#lib/platform/db/tables/feeds.ts";

interface Named {
  id: string;
  key: string;
}

/** Has a module of a feed name another category: by id, or by key in the filters of a search. */
export function replaceInModule(data: ModuleData, from: Named, into: Named): ModuleData {
  const replaced = replaceId(data, from.id, into.id);
  if (replaced.type === "categories_collection") {
    return { ...replaced, categoryIds: [...new Set(replaced.categoryIds)] };
  }
  if (replaced.type !== "automated" || !replaced.search.filters) return replaced;
  const filters = Object.fromEntries(
    Object.entries(replaced.search.filters).map(([facet, keys]) => [
      facet,
      [...new Set(keys.map((key) => (key === from.key ? into.key : key)))],
    ]),
  );
  return { ...replaced, search: { ...replaced.search, filters } };
}

/** Has a menu name another category; each group keeps one link to it. */
export function replaceInMenu(content: MenuGroup[], from: Named, into: Named): MenuGroup[] {
  return replaceId(content, from.id, into.id).map((group) => {
    const first = group.entries.findIndex(({ categoryId }) => categoryId === into.id);
    return { ...group, entries: group.entries.filter(({ categoryId }, at) => categoryId !== into.id || at === first) };
  });
}

/** Ids are unique, so that their text can be replaced wherever it stands. */
function replaceId<Value>(value: Value, from: string, into: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(from, into));
}
