import "server-only";
import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { type CookbookVisibility, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { slugify } from "#lib/platform/text/slugify.ts";

/** 80 bits: the address of an unlisted cookbook is its only protection. */
const secretBytes = 10;

interface SlugInput {
  id: string;
  title: string;
  visibility: CookbookVisibility;
}

/**
 * The slug of a cookbook that gets this visibility: readable for a public one, with a secret for an
 * unlisted one, and the id for a private one, which has no address.
 */
export async function createSlug(tx: Transaction, { id, title, visibility }: SlugInput): Promise<string> {
  if (visibility === "private") return id;
  const base = slugify(title) || "cookbook";
  if (visibility === "unlisted") return `${base}-${randomBytes(secretBytes).toString("hex")}`;
  return findFreeSlug(tx, base);
}

/** The lock makes publications wait for each other, so that two do not choose the same slug. */
async function findFreeSlug(tx: Transaction, base: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cookbooks.slug'))`);
  const rows = await tx
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .where(sql`${cookbooks.slug} = ${base} or ${cookbooks.slug} like ${`${base}-%`}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
