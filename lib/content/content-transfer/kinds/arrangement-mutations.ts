import "server-only";
import { eq } from "drizzle-orm";
import { feedModules, menus } from "#lib/platform/db/tables/feeds.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { FeedEntry, HotlineEntry, MenuEntry } from "../schema/arrangement.ts";

export async function saveMenu(tx: Transaction, { key: type, route, ...menu }: MenuEntry): Promise<string> {
  const row = { ...menu, route: route ?? null };
  const saved = tx.insert(menus).values({ type, ...row });
  const [inserted] = await saved.onConflictDoUpdate({ target: menus.type, set: row }).returning({ id: menus.id });
  return inserted?.id ?? type;
}

/** Replaces the modules of a feed. */
export async function saveFeed(tx: Transaction, { key: feed, modules }: FeedEntry): Promise<string> {
  await tx.delete(feedModules).where(eq(feedModules.feed, feed));
  const rows = modules.map((module, position) => ({ feed, position, ...module }));
  if (rows.length > 0) await tx.insert(feedModules).values(rows);
  return feed;
}

export async function saveAnswer(tx: Transaction, id: string, { key: _, ...entry }: HotlineEntry): Promise<string> {
  const row = { id, createdAt: entry.answeredAt, ...entry };
  await tx.insert(hotlineQuestions).values(row).onConflictDoUpdate({ target: hotlineQuestions.id, set: entry });
  return id;
}
