import "server-only";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

interface CommentRecipient {
  to: string;
  locale: Locale;
  /** Title and page of the commented item, in the language of the author where there is a text. */
  title: string;
  targetLink: string;
}

/**
 * Finds whom to write to about a comment; null without a confirmed address, when the author is
 * banned, and after the account was deleted.
 */
export async function findCommentRecipient(tx: Transaction, commentId: string): Promise<CommentRecipient | null> {
  const rows = await tx
    .select({ to: users.email, locale: users.locale, type: items.type, text: itemTexts })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(items, eq(items.id, comments.itemId))
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(eq(comments.id, commentId), isNotNull(users.emailConfirmedAt), isNull(users.bannedAt)));
  const locale = rows[0]?.locale ?? defaultLocale;
  const row = rows.find(({ text }) => text.locale === locale) ?? rows[0];
  if (!row?.to) return null;
  const { type, text } = row;
  const route = type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]";
  return { to: row.to, locale, title: text.title, targetLink: slugAddress(text.locale, route, text.slug) };
}
