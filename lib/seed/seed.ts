import { sql } from "drizzle-orm";
import { env } from "#lib/config/env.ts";
import { withAdvisoryLock } from "#lib/db/advisory-lock.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import { appMetadata } from "#lib/db/tables/app-metadata.ts";
import { refreshSearchIndex } from "#lib/search-index/refresh-index.ts";
import { insertSampleSite } from "./insert-sample-site.ts";

/** Instances of the site may start at once on an empty database. */
const advisoryLockId = 727273;

/**
 * Fills an empty database with the sample site. Skips a filled one, unless an earlier seed was
 * interrupted.
 */
async function seed(): Promise<void> {
  if (!(await beginSeeding())) return;
  const started = Date.now();
  await insertSampleSite((line) => console.log(`  ${line}`));
  await saveState("done");
  console.log(`Sample content is in place (${Math.round((Date.now() - started) / 1000)} s).`);
}

/** Whether there is something to insert; if so, the start is recorded. */
async function beginSeeding(): Promise<boolean> {
  const { rows } = await db.execute<{ state: string | null; filled: boolean }>(sql`
    select (select value #>> '{}' from app_metadata where key = 'seed') as state, exists (select from users) as filled`);
  const [found] = rows;
  if (found?.state === "done" || (found?.filled && found.state === null)) return false;
  if (found?.state === "started") await clearTables();
  console.log("Adding sample content to the empty database.");
  await saveState("started");
  return true;
}

async function saveState(value: "started" | "done"): Promise<void> {
  await db
    .insert(appMetadata)
    .values({ key: "seed", value })
    .onConflictDoUpdate({ target: appMetadata.key, set: { value } });
}

/** Deletes what an interrupted seed has inserted. */
async function clearTables(): Promise<void> {
  await db.execute(sql`
    truncate users, pictures, videos, categories, tags, units, utensils, ingredients, slug_history, feed_modules, menus, hotline_questions
    cascade`);
}

/** Indexes what a newer version of the search vocabulary indexes differently. */
async function updateSearchIndex(): Promise<void> {
  const count = await refreshSearchIndex();
  if (count > 0) console.log(`Added ${count} recipes and stories to the search index.`);
}

try {
  await withAdvisoryLock(env.DATABASE_URL ?? "", advisoryLockId, async () => {
    await seed();
    await updateSearchIndex();
  });
} finally {
  await closeDatabase();
}
