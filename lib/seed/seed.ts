import { sql } from "drizzle-orm";
import { refreshSearchIndex } from "#lib/content/search-index/refresh-index.ts";
import { env } from "#lib/platform/config/env.ts";
import { withAdvisoryLock } from "#lib/platform/db/advisory-lock.ts";
import { closeDatabase, db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Instances of the site may start at once on an empty database. */
const advisoryLockId = 727273;

/** What the database was filled with. A start that was interrupted is repeated as it was begun. */
type SeedState = "started" | "done" | "started-empty" | "empty";

/**
 * Fills an empty database with the sample site, or with what a site without content needs. Skips a
 * filled one, unless an earlier seed was interrupted.
 */
async function seed(isEmptyWanted: boolean): Promise<void> {
  const isEmpty = await beginSeeding(isEmptyWanted);
  if (isEmpty === null) return;
  const started = currentTimeMs();
  const insert = await loadInsertion(isEmpty);
  await insert((line) => console.log(`  ${line}`));
  await saveState(isEmpty ? "empty" : "done");
  const content = isEmpty ? "The site is empty: only categories, ingredients and menus are" : "Sample content is";
  console.log(`${content} in place (${Math.round((currentTimeMs() - started) / 1000)} s).`);
}

/** What fills the database is half of the product; a start that fills nothing does not load it. */
async function loadInsertion(isEmpty: boolean) {
  if (isEmpty) return (await import("./insert-empty-site.ts")).insertEmptySite;
  return (await import("./insert-sample-site.ts")).insertSampleSite;
}

/**
 * Records the start.
 *
 * @returns whether the site is to be empty; null when there is nothing to insert
 */
async function beginSeeding(isEmptyWanted: boolean): Promise<boolean | null> {
  const { rows } = await db.execute<{ state: SeedState | null; filled: boolean }>(sql`
    select (select value #>> '{}' from app_metadata where key = 'seed') as state, exists (select from users) as filled`);
  const [found] = rows;
  const state = found?.state ?? null;
  if (state === "done" || state === "empty" || (found?.filled && state === null)) return null;
  if (state !== null) await clearTables();
  const isEmpty = state === null ? isEmptyWanted : state === "started-empty";
  console.log(isEmpty ? "Preparing the empty site." : "Adding sample content to the empty database.");
  await saveState(isEmpty ? "started-empty" : "started");
  return isEmpty;
}

async function saveState(value: SeedState): Promise<void> {
  await db
    .insert(appMetadata)
    .values({ key: "seed", value })
    .onConflictDoUpdate({ target: appMetadata.key, set: { value } });
}

/** Deletes what an interrupted seed has inserted. */
async function clearTables(): Promise<void> {
  await db.execute(sql`
    truncate users, pictures, videos, categories, tags, units, utensils, ingredients, slug_history, feed_modules, menus, redirects, hotline_questions,
      newsletter_issues, house_ads
    cascade`);
}

/** Indexes what a newer version of the search vocabulary indexes differently. */
async function updateSearchIndex(): Promise<void> {
  const count = await refreshSearchIndex();
  if (count > 0) console.log(`Added ${count} recipes and stories to the search index.`);
}

try {
  await withAdvisoryLock(env.DATABASE_URL ?? "", advisoryLockId, async () => {
    await seed(process.argv.includes("--empty"));
    await updateSearchIndex();
  });
} finally {
  await closeDatabase();
}
