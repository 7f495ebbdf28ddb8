import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { kindNames } from "#lib/content/content-transfer/kind-names.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

setUpDatabase();

let files: ContentFiles;
let exported: Awaited<ReturnType<typeof readAllContent>>;
/** Rows that readers see, by what identifies them in every database. */
let searchDocuments: unknown;

const readSearchDocuments = async () =>
  (
    await db.execute(sql`
      select slug, (select array_agg(one order by one) from unnest(locales) as one) as locales, strip(vector)::text,
        (select array_agg(one order by one) from unnest(facets) as one) as facets, minutes, kcal, search_docs.published_at
      from search_docs join item_texts using (item_id) where locale = 'de' order by slug`)
  ).rows;

async function emptyDatabase() {
  await db.execute(sql`truncate users, pictures, videos, categories, tags, units, utensils, ingredients, slug_history,
    feed_modules, menus, hotline_questions, search_words, redirects cascade`);
}

const operator = { actorId: null, isDryRun: false };

beforeAll(async () => {
  await createSampleSite(undefined, true);
  await insertSample("feeds", "menus", "hotline");
  await db.execute(sql`insert into slug_history (kind, locale, slug, target_id)
    select 'item', 'de', 'frueher-anders', item_id from item_texts where locale = 'de' order by slug limit 1`);
  await db.execute(sql`insert into redirects (path, target) values ('/de/weihnachten', '/de/rezepte')`);
  await db.execute(sql`update item_texts set meta_title = 'Wie es in der Suche heißt'
    where locale = 'de' and slug like 'k%'`);
  await db.execute(sql`insert into menus (type, position, title, route, content)
    select 'custom-1', 99, '{"de": "Advent", "en": "Advent"}', '/quiz', jsonb_build_array(jsonb_build_object(
      'title', '{"de": "Kekse", "en": "Biscuits"}'::jsonb, 'entries', jsonb_build_array(jsonb_build_object('itemId', id))))
    from items where type = 'recipe' order by id limit 1`);
  await db.execute(sql`update pictures set crops = '{"card": {"x": 0, "y": 0, "width": 1, "height": 1}}'
    where id = (select min(id::text)::uuid from pictures)`);
  exported = await readAllContent();
  searchDocuments = await readSearchDocuments();
  files = toContentFiles(
    new Map(kindNames.map((kind) => [`${kind}.json`, Buffer.from(JSON.stringify(exported[kind]))])),
  );
}, 180_000);

test("the files have all of the sample content", () => {
  const counts = Object.fromEntries(kindNames.map((kind) => [kind, exported[kind].length]));
  for (const kind of kindNames) expect(counts[kind], kind).toBeGreaterThan(0);
  expect(
    JSON.stringify({ ...exported, recipes: exported.recipes.map((one) => ({ ...one, rejection: 0 })) }),
  ).not.toMatch(/"\w+Ids?":/);
});

test("crops of pictures are part of the files", () => {
  const crops = exported.pictures.flatMap((entry) => ("crops" in entry ? [entry.crops] : []));
  expect(crops).toEqual([{ card: { x: 0, y: 0, width: 1, height: 1 } }]);
});

test("an import of what is there changes nothing", async () => {
  const { kinds, problems } = await importContent(files, operator);
  expect(problems).toEqual([]);
  expect(kinds.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
});

test("the sample content, imported into an empty database, is the same", async () => {
  const media = { pictures: await db.select().from(pictures), videos: await db.select().from(videos) };
  await emptyDatabase();
  // Files of pictures are tested with the archive.
  await db.insert(pictures).values(media.pictures);
  await db.insert(videos).values(media.videos);
  const { kinds, problems } = await importContent(files, operator);
  expect(problems).toEqual([]);
  expect(kinds.find(({ kind }) => kind === "recipes")?.created.length).toBe(exported.recipes.length);
  const again = await readAllContent();
  for (const kind of kindNames) expect(byKey(again[kind]), kind).toEqual(byKey(exported[kind]));
  expect(await readSearchDocuments()).toEqual(searchDocuments);
  const second = await importContent(files, operator);
  expect(second.kinds.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
  expect(second.problems).toEqual([]);
}, 180_000);

/** Lists without an order of their own, sorted. */
function byKey(entries: Record<string, unknown>[]) {
  const sorted = entries.map((entry) => ({
    ...entry,
    ...(Array.isArray(entry.categoryKeys) && { categoryKeys: entry.categoryKeys.toSorted() }),
    ...(Array.isArray(entry.tagKeys) && { tagKeys: entry.tagKeys.toSorted() }),
  }));
  return Map.groupBy(sorted, ({ key, slug, path }: Record<string, unknown>) => key ?? slug ?? path);
}
