import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type PictureUseKind, selectPictureUses } from "#lib/platform/media/pictures/picture-references.ts";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { type PictureUse, useKinds } from "./picture-use.ts";

/** What a link to the subject of a use needs. */
interface SubjectRow extends Record<string, unknown> {
  id: string;
  title: string | null;
  slug: string | null;
  /** The type of an item, the name of a feed. */
  type: string | null;
  pageKey: PageKey | null;
}

interface UseRow extends Record<string, unknown> {
  kind: PictureUseKind;
  id: string;
  isPublished: boolean;
}

const none = sql`null`;

/** The text of the language of the page, else of the other one. */
const textOf = (locale: Locale, table: string, owner: string, id: string) =>
  sql`left join lateral (select title, slug from ${sql.raw(table)} where ${sql.raw(owner)} = ${sql.raw(id)}
    order by locale <> ${locale} limit 1) texts on true`;

const localized = (column: string, locale: Locale) =>
  sql`coalesce(${sql.raw(column)} ->> ${locale}, ${sql.raw(column)} ->> 'de', ${sql.raw(column)} ->> 'en')`;

function select({ from, ...fields }: { from: SQL; title: SQL; slug?: SQL; type?: SQL; pageKey?: SQL; id: SQL }): SQL {
  const { id, title, slug = none, type = none, pageKey = none } = fields;
  return sql`select ${id} as id, ${title} as title, ${slug} as slug, ${type} as type, ${pageKey} as "pageKey" ${from}`;
}

/** Selects name and address of all subjects of a kind; the caller adds the ids. */
function selectSubjects(kind: PictureUseKind, locale: Locale): { query: SQL; id: SQL } | null {
  const itemTexts = textOf(locale, "item_texts", "item_id", "items.id");
  const item = {
    title: sql`texts.title`,
    slug: sql`texts.slug`,
    type: sql`items.type`,
    pageKey: sql`stories.page_key`,
  };
  const itemJoins = sql`left join stories on stories.item_id = items.id ${itemTexts}`;
  const of = (id: SQL, fields: Omit<Parameters<typeof select>[0], "id">) => ({ id, query: select({ id, ...fields }) });
  switch (kind) {
    case "item":
    case "step":
    case "block":
    case "workingCopy":
    case "revision":
      return of(sql`items.id`, { ...item, from: sql`from items ${itemJoins}` });
    case "comment":
      return of(sql`comments.id`, {
        ...item,
        from: sql`from comments join items on items.id = comments.item_id ${itemJoins}`,
      });
    case "profile":
    case "banner":
      return of(sql`users.id`, { title: sql`users.name`, slug: sql`users.slug`, from: sql`from users` });
    case "category":
      return of(sql`categories.id`, {
        title: sql`texts.title`,
        slug: sql`texts.slug`,
        from: sql`from categories ${textOf(locale, "category_texts", "category_id", "categories.id")}`,
      });
    case "ingredient":
      return of(sql`ingredients.id`, {
        title: sql`texts.plural`,
        slug: sql`case when ingredients.has_page then texts.slug end`,
        from: sql`from ingredients left join lateral (select plural, slug from ingredient_texts
          where ingredient_id = ingredients.id order by locale <> ${locale} limit 1) texts on true`,
      });
    case "cookbook":
      return of(sql`cookbooks.id`, {
        title: sql`case when visibility = 'public' then ${localized("titles", locale)} end`,
        slug: sql`case when visibility = 'public' and deleted_at is null and hidden_at is null then slug end`,
        from: sql`from cookbooks`,
      });
    case "houseAd":
      return of(sql`house_ads.id`, { title: sql`title`, from: sql`from house_ads` });
    case "video":
      return of(sql`videos.id`, { title: localized("titles", locale), from: sql`from videos` });
    case "module":
      return of(sql`feed_modules.id`, {
        title: localized("data -> 'heading'", locale),
        type: sql`feed`,
        from: sql`from feed_modules`,
      });
    // The drafts of readers are private.
    case "draft":
      return null;
  }
}

const feedRoutes = { home: "/", basics: "/basics", veganuary: "/veganuary" } as const satisfies Record<
  FeedName,
  string
>;

function toHref(kind: PictureUseKind, locale: Locale, { id, slug, type, pageKey }: SubjectRow): string | null {
  // Readers see neither.
  if (kind === "workingCopy" || kind === "revision") return null;
  if (kind === "houseAd") return routeAddress(locale, "/desk/house-ads/[id]", { id });
  if (kind === "module") return address(locale, feedRoutes[type as FeedName]);
  if (pageKey) return address(locale, `/${pageKey}`);
  if (!slug) return null;
  if (kind === "profile" || kind === "banner") return slugAddress(locale, "/users/[slug]", slug);
  if (kind === "category") return slugAddress(locale, "/categories/[slug]", slug);
  if (kind === "ingredient") return slugAddress(locale, "/ingredients/[slug]", slug);
  if (kind === "cookbook") return slugAddress(locale, "/cookbooks/[slug]", slug);
  return slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug);
}

/**
 * Everything that shows a picture, with `isPublishedOnly` what readers see. Names of private drafts
 * and cookbooks are left out.
 */
export async function listPictureUses(
  locale: Locale,
  pictureId: string,
  { isPublishedOnly = false } = {},
): Promise<PictureUse[]> {
  const { rows } = await db.execute<UseRow>(sql`
    select distinct kind, subject_id as id, is_published as "isPublished"
    from (${selectPictureUses()}) uses where picture_id = ${pictureId}
      ${isPublishedOnly ? sql`and is_published and kind in ('item', 'step', 'block')` : sql``}`);
  const uses: PictureUse[] = [];
  for (const kind of useKinds) {
    const ofKind = rows.filter((row) => row.kind === kind);
    const subjects = await findSubjects(
      kind,
      locale,
      ofKind.map(({ id }) => id),
    );
    const named = ofKind.map(({ id, isPublished }) => {
      const subject = subjects.get(id);
      const href = subject && (isPublished || kind !== "comment") ? toHref(kind, locale, subject) : null;
      return { kind, id, isPublished, title: subject?.title ?? "", href };
    });
    uses.push(...named.sort((a, b) => a.title.localeCompare(b.title, locale)));
  }
  return uses;
}

async function findSubjects(kind: PictureUseKind, locale: Locale, ids: string[]): Promise<Map<string, SubjectRow>> {
  const subjects = ids.length > 0 ? selectSubjects(kind, locale) : null;
  if (!subjects) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<SubjectRow>(sql`${subjects.query} where ${subjects.id} in (${list})`);
  return new Map(rows.map((row) => [row.id, row]));
}
