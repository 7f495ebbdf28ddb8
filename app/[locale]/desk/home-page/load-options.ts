import { getLocale, getTranslations } from "next-intl/server";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import type { ModuleType, ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import type { ReferenceKind } from "#lib/content/feeds/desk/reference.ts";
import { findReferences } from "#lib/content/feeds/desk/reference-queries.ts";
import { listFacetValues } from "#lib/content/search/facet-queries.ts";
import { sorts } from "#lib/content/search/sorting.ts";
import { facetKinds } from "#lib/content/search-index/facets.ts";
import { listTags } from "#lib/content/tags/queries.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import { linkedRoutes } from "#lib/platform/routing/linked-routes.ts";
import { isStaticRoute, pathnames, type StaticRoute } from "#lib/platform/routing/routing.ts";

/** Lists what the form of a module offers. A route that it has already is offered, too. */
export async function loadModuleOptions(values: ModuleValues): Promise<ModuleOptions> {
  const locale = await getLocale();
  const [t, facetTexts, slots, categories, tags, facets] = await Promise.all([
    getTranslations("feeds.desk"),
    getTranslations("search.facets"),
    getTranslations("ads.desk.slots"),
    listCategories(locale),
    listTags(locale),
    listFacetValues(locale),
  ]);
  const known = Object.entries(linkedRoutes) as [keyof typeof linkedRoutes, StaticRoute][];
  const routes = known.map(([key, route]) => ({ value: route as string, label: t(`routes.${key}`) }));
  const used = Object.values(values).map((value) => value.replace(/^route:/, ""));
  const others = [...new Set(used)]
    .filter(isStaticRoute)
    .filter((value) => !routes.some((route) => route.value === value));
  return {
    categories: categories.map(({ id, title }) => ({ value: id, label: title })),
    tags: tags.map(({ key, title }) => ({ value: key, label: title })),
    routes: [...routes, ...others.map((route) => ({ value: route, label: pathnames[route][locale] }))],
    slots: adSlotNames.map((name) => ({ value: name, label: slots(name) })),
    sorts: sorts.map((value) => ({ value, label: t(`search.sorts.${value}`) })),
    facets: facetKinds.map((kind) => ({
      kind,
      label: t(`facets.${kind}`),
      values: facets[kind].map(({ key, title }) => ({
        value: key,
        label:
          title ??
          (kind === "time"
            ? facetTexts("minutes", { minutes: key })
            : facetTexts(`difficulties.${key as "easy" | "medium" | "hard"}`)),
      })),
    })),
  };
}

const kinds: Record<string, ReferenceKind> = {
  itemIds: "item",
  leadId: "item",
  itemId: "item",
  userIds: "user",
  categoryIds: "category",
  videoId: "video",
  pictureId: "picture",
};

/** Finds the names of what a module shows, by the name of the field. */
export async function loadReferences(type: ModuleType, values: ModuleValues): Promise<ModuleReferences> {
  const locale = await getLocale();
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const kind = type === "shopping_tip" ? "tip" : kinds[name];
    if (kind && kinds[name]) return [{ name, kind, ids: value.split(" ").filter(Boolean) }];
    const [, linked, id] = /^(item|category|ingredient):(.+)$/.exec(value) ?? [];
    return name.startsWith("links.") && linked && id ? [{ name, kind: linked as ReferenceKind, ids: [id] }] : [];
  });
  const found = await Promise.all(
    fields.map(async ({ name, kind, ids }) => [name, await findReferences(locale, kind, ids)] as const),
  );
  return Object.fromEntries(found);
}
