import "server-only";
import { and, asc, desc, eq } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { isPublic, isShownUser } from "#lib/db/public.ts";
import { type MenuGroup as MenuGroupRow, type MenuType, menus } from "#lib/db/tables/feeds.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { categories, categoryTexts } from "#lib/db/tables/taxonomy.ts";
import { partners, users } from "#lib/db/tables/users.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import { destinationHref } from "#lib/i18n/destination.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { logoView } from "#lib/media/logo.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";
import { site } from "#lib/site.ts";
import type { MenuEntry, MenuGroup, MenuLink } from "./menu.ts";

/** The main menu in one language. Entries without an address (no shop configured) are left out. */
export const getMenu = cached(
  "menu",
  () => [cacheTags.menus, cacheTags.categories, cacheTags.users],
  async (locale: Locale): Promise<MenuEntry[]> => {
    const [rows, links, recipe, story] = await Promise.all([
      db.select().from(menus).orderBy(asc(menus.position)),
      findLinks(locale),
      findHighlight(locale, "recipe"),
      findHighlight(locale, "article"),
    ]);
    return rows.flatMap(({ type, title, route, content }): MenuEntry[] => {
      const external = externalAddress(type, locale);
      const href = external ?? (route && destinationHref(locale, route, (id) => links.get(id)?.href));
      if (!href) return [];
      // The stories menu repeats the groups of the recipes menu and leads to the stories of each category.
      const anchor = type === "stories" ? "#stories" : "";
      return [
        {
          type,
          title: title[locale],
          href,
          isExternal: external !== null,
          groups: content.map((group) => composeGroup(group, locale, links, anchor)),
          highlight: type === "recipes" ? recipe : type === "stories" ? story : null,
        },
      ];
    });
  },
);

function externalAddress(type: MenuType, locale: Locale): string | null {
  if (type !== "app" && type !== "shop" && type !== "plus") return null;
  const addresses: Record<Locale, string> | null = site.external[type];
  return addresses?.[locale] ?? null;
}

function composeGroup(
  { title, entries }: MenuGroupRow,
  locale: Locale,
  links: Map<string, MenuLink>,
  anchor: string,
): MenuGroup {
  return {
    title: title[locale],
    entries: entries.flatMap((entry) => {
      const link = links.get(entry.categoryId ?? entry.partnerId ?? "");
      return link ? [{ ...link, title: entry.title?.[locale] ?? link.title, href: link.href + anchor }] : [];
    }),
  };
}

/** Categories and partners by id, as links. */
async function findLinks(locale: Locale): Promise<Map<string, MenuLink>> {
  const [categoryRows, partnerRows] = await Promise.all([
    db
      .select({ id: categories.id, title: categoryTexts.title, slug: categoryTexts.slug })
      .from(categories)
      .innerJoin(categoryTexts, and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale))),
    db
      .select({ id: users.id, title: users.name, slug: users.slug, logo: partners.logo })
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .where(isShownUser()),
  ]);
  return new Map([
    ...categoryRows.map(({ id, title, slug }): [string, MenuLink] => [
      id,
      { title, href: slugAddress(locale, "/categories/[slug]", slug) },
    ]),
    ...partnerRows.map(({ id, title, slug, logo }): [string, MenuLink] => [
      id,
      { title, logo: logoView(slug, logo), href: slugAddress(locale, "/users/[slug]", slug) },
    ]),
  ]);
}

/** The newest recipe or story, shown beside the groups. */
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
    .where(and(eq(items.type, type), isPublic(), type === "article" ? eq(stories.storyType, "article") : undefined))
    .orderBy(desc(items.publishedAt))
    .limit(1);
  if (!row) return null;
  const { slug, ...rest } = row;
  return { ...rest, href: slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug) };
}
