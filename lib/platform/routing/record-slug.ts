import "server-only";
import { and, eq, ne, or, sql } from "drizzle-orm";
import { type SlugKind, slugHistory } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, listLocalized } from "#lib/platform/i18n/locales.ts";

/**
 * Has the former slugs of an entity lead to the current ones. The history has former slugs only:
 * not one that is in use again.
 *
 * @param former missing or empty before the first publication
 * @param current missing where the entity no longer has this language
 */
export async function recordSlugs(
  tx: Transaction,
  {
    former,
    current,
    ...entity
  }: { kind: SlugKind; targetId: string; former: Partial<Localized>; current: Partial<Localized> },
): Promise<void> {
  const used = listLocalized(current).map(({ locale, value }) =>
    and(eq(slugHistory.locale, locale), eq(slugHistory.slug, value)),
  );
  if (used.length > 0) await tx.delete(slugHistory).where(and(eq(slugHistory.kind, entity.kind), or(...used)));
  const changed = listLocalized(former).filter(({ locale, value }) => value !== current[locale]);
  const slugs = Object.fromEntries(changed.map(({ locale, value }) => [locale, value]));
  await saveFormerSlugs(tx, { ...entity, slugs });
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
  await saveFormerSlugs(tx, { kind, targetId: to, slugs });
}

/** Forgets the former slugs of an entity that is deleted. */
export async function removeSlugs(tx: Transaction, kind: SlugKind, targetId: string): Promise<void> {
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, targetId)));
}

/** Has slugs that are no longer in use lead to an entity. */
export async function saveFormerSlugs(
  tx: Transaction,
  { slugs, ...entity }: { kind: SlugKind; targetId: string; slugs: Partial<Localized> },
): Promise<void> {
  const rows = listLocalized(slugs).flatMap(({ locale, value: slug }) => (slug ? [{ ...entity, locale, slug }] : []));
  if (rows.length === 0) return;
  await tx
    .insert(slugHistory)
    .values(rows)
    .onConflictDoUpdate({
      target: [slugHistory.kind, slugHistory.locale, slugHistory.slug],
      set: { targetId: entity.targetId, createdAt: sql`now()` },
      setWhere: ne(slugHistory.targetId, entity.targetId),
    });
}
