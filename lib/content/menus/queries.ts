import "server-only";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { isPlusSold } from "#lib/platform/config/plus-offer.ts";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { type MenuGroup as MenuGroupRow, type MenuType, menus } from "#lib/platform/db/tables/feeds.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem, isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { toLogoView } from "#lib/platform/media/pictures/logo.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { resolveDestination } from "#lib/platform/routing/destination.ts";
import type { MenuEntry, MenuGroup, MenuLink } from "./menu.ts";

/** The main menu in one language. Entries without an address (no shop configured) are left out. */
export function getMenu(locale: Locale): Promise<MenuEntry[]> {
  return loadMenu(locale, isPlusSold());
}

const loadMenu = cached(
  "menu",
  () => [cacheTags.menus, cacheTags.categories],
  async (locale: Locale, isPlusOffered: boolean): Promise<MenuEntry[]> => {
    const rows = await db.select().from(menus).orderBy(asc(menus.position));
    const [links, itemLinks, recipe, story] = await Promise.all([
      findLinks(locale),
      findItemLinks(locale, rows),
      findHighlight(locale, "recipe"),
      findHighlight(locale, "article"),
    ]);
    for (const [id, link] of itemLinks) links.set(id, link);
    return rows.flatMap(({ type, title, route: stored, content }): MenuEntry[] => {
      const external = getExternalHref(type, locale);
      const route = type === "plus" && isPlusOffered ? "/plus" : stored;
      const href = external ?? (route && resolveDestination(locale, route, (id) => links.get(id)?.href));
      if (!href) return [];
      return [
        {
          type,
          title: title[locale],
          href,
          isExternal: external !== null,
          groups: content.map((group) => toMenuGroup(group, locale, links, type)),
          highlight: type === "recipes" ? recipe : type === "stories" ? story : null,
        },
      ];
    });
  },
);

function getExternalHref(type: MenuType, locale: Locale): string | null {
  if (type !== "app" && type !== "shop" && type !== "plus") return null;
  const addresses: Record<Locale, string> | null = site.external[type];
  return addresses?.[locale] ?? null;
}

function toMenuGroup(
  { title, entries }: MenuGroupRow,
  locale: Locale,
  links: Map<string, FoundLink>,
  type: MenuType,
): MenuGroup {
  return {
    title: title[locale],
    entries: entries.flatMap((entry): MenuLink[] => {
      if (entry.route) {
        return entry.title ? [{ title: entry.title[locale], href: address(locale, entry.route) }] : [];
      }
      const found = links.get(entry.categoryId ?? entry.partnerId ?? entry.itemId ?? "");
      if (!found) return [];
      const { storiesHref, ...link } = found;
      // The stories menu has the groups of the recipes menu; its entries lead to stories.
      const href = (type === "stories" && storiesHref) || link.href;
      return [{ ...link, title: entry.title?.[locale] ?? link.title, href }];
    }),
  };
}

/** `storiesHref`: the stories of a category, which has recipes at `href`. */
interface FoundLink extends MenuLink {
  storiesHref?: string;
}

/** Links to categories and partners, by id. */
async function findLinks(locale: Locale): Promise<Map<string, FoundLink>> {
  const [categoryRows, partnerRows] = await Promise.all([
    db
      .select({ id: categories.id, title: categoryTexts.title, slug: categoryTexts.slug })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale))),
    db
      .select({ id: users.id, title: users.name, slug: users.slug, logo: partners.logo })
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .where(isPublicUser()),
  ]);
  return new Map([
    ...categoryRows.map(({ id, title, slug }): [string, FoundLink] => [
      id,
      {
        title,
        href: slugAddress(locale, "/categories/[slug]", slug),
        storiesHref: slugAddress(locale, "/stories/categories/[slug]", slug),
      },
    ]),
    ...partnerRows.map(({ id, title, slug, logo }): [string, FoundLink] => [
      id,
      { title, logo: toLogoView(slug, logo), href: slugAddress(locale, "/users/[slug]", slug) },
    ]),
  ]);
}

/** Links to the recipes and stories that the menus name and readers can see, by id. */
async function findItemLinks(locale: Locale, rows: { content: MenuGroupRow[] }[]): Promise<[string, FoundLink][]> {
  const ids = rows.flatMap(({ content }) =>
    content.flatMap(({ entries }) => entries.flatMap((one) => one.itemId ?? [])),
  );
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: items.id, type: items.type, title: itemTexts.title, slug: itemTexts.slug })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .where(and(inArray(items.id, ids), isPublicItem()));
  return found.map(({ id, type, title, slug }) => [
    id,
    { title, href: slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug) },
  ]);
}

/** The newest recipe or story, as the card of a dropdown. */
async function findHighlight(locale: Locale, type: "recipe" | "article"): Promise<MenuEntry["highlight"]> {
  const [row] = await db
    .select({
      title: itemTexts.title,
      summary: itemTexts.summary,
      slug: itemTexts.slug,
      picture: pictureColumn(locale),
    })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .where(and(eq(items.type, type), isPublicItem(), type === "article" ? eq(stories.storyType, "article") : undefined))
    .orderBy(desc(items.publishedAt))
    .limit(1);
  if (!row) return null;
  const { slug, ...rest } = row;
  return { ...rest, href: slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug) };
}
