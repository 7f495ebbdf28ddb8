import "server-only";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Finds the address and language of an author; null without a confirmed address, and when banned.
 */
export async function findRecipient(tx: Transaction, authorId: string): Promise<{ to: string; locale: Locale } | null> {
  const [author] = await tx
    .select({ to: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, authorId), isNotNull(users.emailConfirmedAt), isNull(users.bannedAt)));
  return author?.to ? { to: author.to, locale: author.locale ?? defaultLocale } : null;
}
