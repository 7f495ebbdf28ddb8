import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import { slugify } from "#lib/platform/text/slugify.ts";

/** Characters of a slug without its number. */
const maxBaseLength = 110;
/** Slugs that are looked up at once. */
const batchSize = 20;
/** For titles without a letter of the alphabet ("🍲"). */
const emptyBases: Record<Locale, string> = { de: "rezept", en: "recipe" };

interface SlugOptions {
  locale: Locale;
  title: string;
  /** The recipe that needs it, which may keep its own. */
  itemId?: string;
}

/**
 * Finds a slug for a title that is neither a current nor a former address of another item in this
 * language, nor one of a page beside the recipes ("/recipes/community"). The slugs are locked until
 * the transaction ends, so that two recipes of one title get two slugs.
 */
export async function findFreeSlug(tx: Transaction, { locale, title, itemId }: SlugOptions): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('item_texts.slug'))`);
  const base = slugify(title).slice(0, maxBaseLength).replace(/-$/, "") || emptyBases[locale];
  for (let start = 1; ; start += batchSize) {
    const candidates = Array.from({ length: batchSize }, (_, n) => (start + n === 1 ? base : `${base}-${start + n}`));
    const taken = await listTaken(tx, { locale, itemId }, candidates);
    const free = candidates.find((slug) => !taken.has(slug) && isRecipeAddress(locale, slug));
    if (free) return free;
  }
}

/**
 * Whether an item may have a slug: neither another item has or had it, nor a page beside the
 * recipes. It is locked until the transaction ends.
 */
export async function isFreeSlug(
  tx: Transaction,
  { locale, slug, itemId }: { locale: Locale; slug: string; itemId?: string },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('item_texts.slug'))`);
  return isRecipeAddress(locale, slug) && !(await listTaken(tx, { locale, itemId }, [slug])).has(slug);
}

/** Which of these slugs other items have or had. Equality finds them by the indexes. */
async function listTaken(
  tx: Transaction,
  { locale, itemId }: Pick<SlugOptions, "locale" | "itemId">,
  slugs: string[],
): Promise<Set<string>> {
  const wanted = sql`${sql.param(slugs)}::text[]`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from item_texts
    where locale = ${locale} and slug = any(${wanted}) and item_id is distinct from ${itemId ?? null}::uuid
    union select slug from slug_history
    where kind = 'item' and locale = ${locale} and slug = any(${wanted}) and target_id is distinct from ${itemId ?? null}::uuid`);
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Whether a slug still suits a title, with or without a number. An address changes only when it has
 * to (https://www.w3.org/Provider/Style/URI).
 */
export function suitsTitle(slug: string, title: string): boolean {
  const base = slugify(title).slice(0, maxBaseLength).replace(/-$/, "");
  return base !== "" && slug.replace(/-\d+$/, "") === base.replace(/-\d+$/, "");
}

function isRecipeAddress(locale: Locale, slug: string): boolean {
  const [, ...segments] = splitPath(slugAddress(locale, "/recipes/[slug]", slug));
  return matchRoute(locale, segments)?.route === "/recipes/[slug]";
}
