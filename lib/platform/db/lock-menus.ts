import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "./transaction.ts";

/** Has changes of the menus, and of the partners in them, wait for each other. */
export async function lockMenus(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('menus'))`);
}
