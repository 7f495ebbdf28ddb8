import { sql } from "drizzle-orm";
import { closeDatabase, db } from "#lib/db/client.ts";
import { settings } from "#lib/db/tables/settings.ts";
import { refreshSearch } from "#lib/search/refresh.ts";
import { plant } from "./plant.ts";

/** Fills an empty database with the sample site. One that holds something is left alone, unless an earlier seed was cut off. */
async function seed(): Promise<void> {
  if (!(await begin())) return;
  const started = Date.now();
  await plant((line) => console.log(`  ${line}`));
  await mark("done");
  console.log(`Sample content is in place (${Math.round((Date.now() - started) / 1000)} s).`);
}

async function begin(): Promise<boolean> {
  const { rows } = await db.execute<{ state: string | null; filled: boolean }>(sql`
    select (select value #>> '{}' from settings where key = 'seed') as state, exists (select from users) as filled`);
  const [found] = rows;
  if (found?.state === "done" || (found?.filled && found.state === null)) return false;
  if (found?.state === "started") await empty();
  console.log("Laying the table: sample content for an empty database.");
  await mark("started");
  return true;
}

async function mark(value: "started" | "done"): Promise<void> {
  await db.insert(settings).values({ key: "seed", value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** What a cut-off seed left behind. */
async function empty(): Promise<void> {
  await db.execute(sql`
    truncate users, pictures, videos, categories, tags, units, utensils, ingredients, slug_history, feed_modules, menus, questions
    cascade`);
}

/** A newer version may understand words the search has not read yet. */
async function refresh(): Promise<void> {
  const count = await refreshSearch();
  if (count > 0) console.log(`Made ${count} recipes and stories findable.`);
}

try {
  await seed();
  await refresh();
} finally {
  await closeDatabase();
}
