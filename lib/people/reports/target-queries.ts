import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { db } from "#lib/platform/db/client.ts";
import { type CommentState, comments } from "#lib/platform/db/tables/community/comments.ts";
import type { ReportTargetType } from "#lib/platform/db/tables/community/reports.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { type ItemType, items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isListedCookbook, isPublicItem, isPublicUser, isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

/** Something that is reported, as it is now. */
export interface ReportTarget {
  type: ReportTargetType;
  id: string;
  /** Title of the recipe, story or cookbook, also of what a comment is on; name of the user. */
  title: string;
  /** Site-relative address of its page. */
  address: string;
  /** Text of a comment or, in this language, of the profile or cookbook; otherwise empty. */
  text: string;
  /** Whether readers see it now. */
  isVisible: boolean;
  /** Null for content without an account. */
  author: TargetAuthor | null;
  /** The recipe or story of a comment; the id itself for these, otherwise null. */
  itemId: string | null;
  /** Null for other content than cookbooks. `isListed`: read without knowing its address. */
  cookbook: { slug: string; isListed: boolean } | null;
  /** Null for other content than comments. */
  comment: { state: CommentState; version: number } | null;
  expiresAt: Date | null;
}

type TargetAuthor = Pick<typeof users.$inferSelect, keyof typeof authorColumns>;

type Executor = Transaction | typeof db;

const itemRoutes = { recipe: "/recipes/[slug]", article: "/stories/[slug]" } as const;

const authorColumns = {
  id: users.id,
  slug: users.slug,
  name: users.name,
  newType: users.newType,
  email: users.email,
  locale: users.locale,
  bannedAt: users.bannedAt,
  bannedUntil: users.bannedUntil,
};

/**
 * Finds what was reported, visible or not; null when it was deleted.
 *
 * @param locale language of title and address, where there is a text in it
 * @param reader others than the writer get a private cookbook without title and text
 */
export function findTarget(
  executor: Executor,
  { type, id }: { type: ReportTargetType; id: string | null },
  locale: Locale,
  reader: "other" | "writer" = "other",
): Promise<ReportTarget | null> {
  if (id === null || type === "address") return Promise.resolve(null);
  if (type === "user") return findUserTarget(executor, id, locale);
  if (type === "comment") return findCommentTarget(executor, id, locale);
  if (type === "cookbook") return findCookbookTarget(executor, { id, locale, reader });
  return findItemTarget(executor, { type, id }, locale);
}

const itemText = (column: "title" | "slug" | "locale", locale: Locale) =>
  sql<string>`coalesce((select ${sql.identifier(column)} from item_texts where item_texts.item_id = ${items.id}
    order by item_texts.locale = ${locale} desc, item_texts.locale limit 1), '')`;

const itemColumns = (locale: Locale) => ({
  id: items.id,
  type: items.type,
  title: itemText("title", locale).as("title"),
  slug: itemText("slug", locale).as("slug"),
  locale: itemText("locale", locale).as("text_locale"),
  isVisible: sql<boolean>`${isPublicItem()}`.as("is_visible"),
  expiresAt: items.expiresAt,
});

const toItemAddress = (item: { locale: string; type: ItemType; slug: string }) =>
  slugAddress(item.locale as Locale, itemRoutes[item.type], item.slug);

async function findItemTarget(
  executor: Executor,
  { type, id }: { type: "recipe" | "story"; id: string },
  locale: Locale,
): Promise<ReportTarget | null> {
  const [row] = await executor
    .select({ item: itemColumns(locale), author: authorColumns })
    .from(items)
    .innerJoin(users, eq(users.id, items.authorId))
    .where(and(eq(items.id, id), eq(items.type, type === "recipe" ? "recipe" : "article")));
  if (!row) return null;
  const { item, author } = row;
  return {
    type,
    id,
    title: item.title,
    address: toItemAddress(item),
    text: "",
    isVisible: item.isVisible,
    author,
    itemId: id,
    cookbook: null,
    comment: null,
    expiresAt: item.expiresAt,
  };
}

async function findCommentTarget(executor: Executor, id: string, locale: Locale): Promise<ReportTarget | null> {
  const { text, state, version } = comments;
  const [row] = await executor
    .select({ comment: { text, state, version }, item: itemColumns(locale), author: authorColumns })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.itemId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  if (!row) return null;
  const { comment, item, author } = row;
  return {
    type: "comment",
    id,
    title: item.title,
    address: `${toItemAddress(item)}#comment-${id}`,
    text: comment.text,
    isVisible: item.isVisible && comment.state === "visible",
    author,
    itemId: item.id,
    cookbook: null,
    comment: { state: comment.state, version: comment.version },
    expiresAt: null,
  };
}

async function findCookbookTarget(
  executor: Executor,
  { id, locale, reader }: { id: string; locale: Locale; reader: "other" | "writer" },
): Promise<ReportTarget | null> {
  const { slug, titles, summaries, visibility } = cookbooks;
  const isListed = sql<boolean>`${isListedCookbook()}`;
  const isVisible = sql<boolean>`(${isSharedCookbook()} and ${isPublicUser()})`;
  const [row] = await executor
    .select({ cookbook: { slug, titles, summaries, visibility, isListed, isVisible }, author: authorColumns })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .where(and(eq(cookbooks.id, id), isNull(cookbooks.deletedAt)));
  if (!row) return null;
  const { cookbook, author } = row;
  const isReadable = cookbook.visibility !== "private" || reader === "writer";
  return {
    type: "cookbook",
    id,
    title: (isReadable && pickLocale(cookbook.titles, locale)) || "",
    address: slugAddress(locale, "/cookbooks/[slug]", cookbook.slug),
    text: (isReadable && pickLocale(cookbook.summaries, locale)) || "",
    isVisible: cookbook.isVisible,
    author,
    itemId: null,
    cookbook: { slug: cookbook.slug, isListed: cookbook.isListed },
    comment: null,
    expiresAt: null,
  };
}

async function findUserTarget(executor: Executor, id: string, locale: Locale): Promise<ReportTarget | null> {
  const [row] = await executor
    .select({ author: authorColumns, bio: users.bio, isVisible: sql<boolean>`${isPublicUser()}` })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const { author, bio, isVisible } = row;
  return {
    type: "user",
    id,
    title: author.name,
    address: slugAddress(locale, "/users/[slug]", author.slug),
    text: bio[locale] ?? Object.values(bio)[0] ?? "",
    isVisible,
    author,
    itemId: null,
    cookbook: null,
    comment: null,
    expiresAt: null,
  };
}
