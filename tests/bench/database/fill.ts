import { sql } from "drizzle-orm";
import { Client } from "pg";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { updateSearchRanks } from "#lib/content/search-index/update-ranks.ts";
import { db } from "#lib/platform/db/client.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";
import * as steps from "./steps.ts";

/**
 * Multiplies the sample site to `size` recipes with ten likes and three ratings each, in the
 * migrated database of `db` at `url`. Finished steps are recorded, so an interrupted run continues.
 * Needs a superuser to disable triggers.
 */
export async function fillDatabase(url: string, size: steps.Size, log: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "tischlein bench" });
  await client.connect();
  try {
    await client.query(
      "create table if not exists bench_steps (name text primary key, done_at timestamptz default now())",
    );
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '512MB'");
    const once = async (name: string, work: () => Promise<unknown>) => {
      const { rowCount } = await client.query("select from bench_steps where name = $1", [name]);
      if (rowCount) return;
      const start = performance.now();
      await work();
      log(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    };
    const run = (step: steps.Step, withoutTriggers = true) =>
      once(step.name, () => runStep(client, step, withoutTriggers));
    const markDone = (name: string) => client.query("insert into bench_steps (name) values ($1)", [name]);
    await once("sample", async () => {
      await createSampleSite(undefined, true);
      await markDone("sample");
    });
    await run(steps.prepare);
    await run(steps.people(size));
    await run(steps.archetypes(size), false);
    await once("search of the archetypes", async () => {
      await indexArchetypeRecipes();
      await markDone("search of the archetypes");
    });
    await run(steps.withoutIndexes(size));
    for (const step of steps.copies(size)) await run(step);
    await run(steps.likes(size));
    await run(steps.ratings);
    await once("order of the search", async () => {
      await client.query("analyze item_stats, search_docs");
      await updateSearchRanks();
      await markDone("order of the search");
    });
    await run(steps.cookbooks(size));
    await run(steps.withIndexes);
    await once("statistics", async () => {
      await client.query("vacuum analyze");
      await markDone("statistics");
    });
  } finally {
    await client.end();
  }
}

/** Runs a step in one transaction; `withoutTriggers` disables triggers. */
async function runStep(client: Client, { name, statements }: steps.Step, withoutTriggers: boolean): Promise<void> {
  await client.query("begin");
  try {
    if (withoutTriggers) await client.query("set local session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
    await client.query("insert into bench_steps (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Indexes the archetypes with the code of the site; their copies get the same documents. */
async function indexArchetypeRecipes(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from bench.archetypes order by id`);
  for (let at = 0; at < rows.length; at += 100) {
    await db.transaction((tx) =>
      indexItems(
        tx,
        rows.slice(at, at + 100).map(({ id }) => id),
      ),
    );
  }
}
