import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { items } from "./tables/items.ts";
import { users } from "./tables/users.ts";

/** Condition on `items`: live, already published, not expired. Whatever readers see passes through it. */
export function isPublic(): SQL | undefined {
  return and(
    eq(items.state, "live"),
    lte(items.publishedAt, sql`now()`),
    or(isNull(items.expiresAt), gt(items.expiresAt, sql`now()`)),
  );
}

/**
 * Condition on `users`: has a page that readers see. Who signs here without an account always has one; an account once its address is
 * proved, and neither while it is banned nor while it waits for its deletion.
 */
export function isShownUser(): SQL | undefined {
  return and(
    isNull(users.bannedAt),
    isNull(users.deletionRequestedAt),
    or(isNull(users.email), isNotNull(users.emailConfirmedAt)),
  );
}
