import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { items } from "./tables/items.ts";

/** Condition on `items`: live, already published, not expired. Whatever readers see passes through it. */
export function isPublic(): SQL | undefined {
  return and(
    eq(items.state, "live"),
    lte(items.publishedAt, sql`now()`),
    or(isNull(items.expiresAt), gt(items.expiresAt, sql`now()`)),
  );
}
