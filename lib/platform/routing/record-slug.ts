import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";
import { type SlugKind, slugHistory } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";

interface SlugChange {
  kind: SlugKind;
  locale: Locale;
  targetId: string;
  /** Missing or empty before the first publication. */
  former: string | undefined;
  /** Missing where the entity no longer has this language. */
  current: string | undefined;
}

/**
 * Has a former slug of an entity lead to the current one. The history has former slugs only: not
 * one that is in use again.
 */
export async function recordSlug(tx: Transaction, change: SlugChange): Promise<void> {
  const { kind, locale, targetId, former, current } = change;
  if (current) {
    await tx
      .delete(slugHistory)
      .where(and(eq(slugHistory.kind, kind), eq(slugHistory.locale, locale), eq(slugHistory.slug, current)));
  }
  if (former && former !== current) await saveFormerSlug(tx, { kind, locale, slug: former, targetId });
}

/** The same for an entity that has both languages. */
export async function recordSlugs(
  tx: Transaction,
  { former, current, ...entity }: { kind: SlugKind; targetId: string; former: Localized; current: Localized },
): Promise<void> {
  for (const locale of locales) {
    await recordSlug(tx, { ...entity, locale, former: former[locale], current: current[locale] });
  }
}

/**
 * Has all addresses of an entity that is about to be deleted lead to another one, also those that
 * led to it.
 */
export async function moveSlugs(
  tx: Transaction,
  { kind, from, to, slugs }: { kind: SlugKind; from: string; to: string; slugs: Localized },
): Promise<void> {
  await tx
    .update(slugHistory)
    .set({ targetId: to })
    .where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, from)));
  for (const locale of locales) await saveFormerSlug(tx, { kind, locale, slug: slugs[locale], targetId: to });
}

/** Forgets the former slugs of an entity that is deleted. */
export async function removeSlugs(tx: Transaction, kind: SlugKind, targetId: string): Promise<void> {
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, targetId)));
}

/** Has a slug that is no longer in use lead to an entity. */
export async function saveFormerSlug(
  tx: Transaction,
  row: Omit<typeof slugHistory.$inferInsert, "createdAt">,
): Promise<void> {
  await tx
    .insert(slugHistory)
    .values(row)
    .onConflictDoUpdate({
      target: [slugHistory.kind, slugHistory.locale, slugHistory.slug],
      set: { targetId: row.targetId, createdAt: sql`now()` },
      setWhere: ne(slugHistory.targetId, row.targetId),
    });
}
