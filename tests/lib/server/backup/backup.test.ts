import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { exportDatabase, importDatabase, type SiteStorage } from "#lib/server/backup/backup.ts";
import { dumpFiles } from "#lib/server/backup/media.ts";
import { createDatabase, query } from "#tests/support/database.ts";

let folder: string;
let source: SiteStorage;
let file: string;
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-transfer-"));
  source = await createSite("source");
  file = join(folder, "backup.gz");
  await query(source.url, sample);
  await mkdir(join(source.dataDir, "media", "ab"), { recursive: true });
  await writeFile(join(source.dataDir, "media", "ab", "picture.jpg"), Buffer.alloc(200_000, "Käsespätzle"));
  await exportDatabase(source, file);
});

let target: SiteStorage;
beforeEach(async () => {
  target = await createSite("target");
});

afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true, force: true });
});

async function createSite(name: string): Promise<SiteStorage> {
  const { url, drop } = await createDatabase();
  drops.push(drop);
  return { url, dataDir: await mkdtemp(join(folder, `${name}-`)) };
}

const sample = `
  with authors as (insert into users (slug, name) select 'cook-' || n, E'Köchin\\t' || n from generate_series(1, 300) n returning id),
  pots as (insert into items (type, author_id) select 'recipe', id from authors returning id)
  insert into item_texts (item_id, locale, slug, title, summary)
  select id, 'de', 'suppe-' || id, 'Kürbissuppe', E'Zeile\\nund \\\\N und noch eine' from pots;
  insert into likes (user_id, item_id) select u.id, i.id from users u, items i where i.id < u.id;
  insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 20, 4, '[]', '[]' from items;
  insert into ratings (user_id, item_id, stars) select u.id, i.id, 4 from users u, items i where i.id < u.id and u.slug like '%7';
`;

async function readContents({ url }: SiteStorage): Promise<unknown> {
  const tables = await query<{ name: string }>(
    url,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  // One after the other: there are more tables than connections.
  const contents = [];
  for (const { name } of tables) {
    const digest = `select count(*), md5(string_agg(t::text, '\n' order by t::text)) from "${name}" t`;
    contents.push([name, await query(url, digest)]);
  }
  return contents;
}

/** The target has all rows of the source, and the note that holds what was due. */
async function expectRestored(): Promise<void> {
  const notes = await query(target.url, "delete from app_metadata where key = 'restore-hold' returning value");
  expect(notes).toEqual([{ value: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  expect(await readContents(target)).toEqual(await readContents(source));
}

test("restores every row and every picture", async () => {
  await importDatabase(target, file);
  await expectRestored();
  const picture = await readFile(join(target.dataDir, "media/ab/picture.jpg"));
  expect(picture.equals(await readFile(join(source.dataDir, "media/ab/picture.jpg")))).toBe(true);
  const [counted] = await query(
    target.url,
    `select bool_and(like_count = (select count(*) from likes l where l.item_id = s.item_id)) as likes,
      bool_and((rating_count, rating_sum) = (select count(*), 4 * count(*) from ratings r where r.item_id = s.item_id)) as ratings
    from item_stats s`,
  );
  expect(counted).toEqual({ likes: true, ratings: true });
  expect((await readdir(target.dataDir)).toSorted()).toEqual(["media"]);
});

test("restores as the owner of the database who is no superuser", async () => {
  const role = `owner_${process.pid}`;
  const url = new URL(target.url);
  await query(target.url, `create role ${role} login`);
  await query(target.url, `alter database ${url.pathname.slice(1)} owner to ${role}`);
  await query(target.url, ownAll(role));
  url.username = role;
  await importDatabase({ ...target, url: url.href }, file);
  await expectRestored();
  const off = await query(target.url, "select from pg_trigger where tgenabled <> 'O'");
  expect(off).toEqual([]);
});

const ownAll = (role: string) => `
  do $$ declare r record; begin
    for r in select oid::regclass as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    loop execute format('alter table %s owner to ${role}', r.name); end loop;
  end $$; alter schema drizzle owner to ${role};`;

test("replaces existing data only with force", async () => {
  await query(target.url, "insert into users (slug, name) values ('anna', 'Anna')");
  await mkdir(join(target.dataDir, "media"));
  await writeFile(join(target.dataDir, "media", "old.jpg"), "old");
  await expect(importDatabase(target, file)).rejects.toThrow(/not empty.+--force/);
  await importDatabase(target, file, true);
  await expectRestored();
  expect(await readdir(join(target.dataDir, "media"))).toEqual(["ab"]);
});

test("changes nothing with a damaged backup", async () => {
  await query(target.url, "insert into users (slug, name) values ('anna', 'Anna')");
  const before = await readContents(target);
  const half = join(folder, "half.gz");
  const whole = await readFile(file);
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from("no backup"), Buffer.alloc(0)]) {
    await writeFile(half, bytes);
    await expect(importDatabase(target, half, true)).rejects.toThrow(/no backup, or not a whole one/);
  }
  await expect(importDatabase(target, join(folder, "missing.gz"), true)).rejects.toThrow(/does not exist/);
  expect(await readContents(target)).toEqual(before);
});

test("rejects a backup of a newer version", async () => {
  await query(source.url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)");
  const later = join(folder, "later.gz");
  await exportDatabase(source, later);
  await query(source.url, "delete from drizzle.__drizzle_migrations where hash = 'later'");
  await expect(importDatabase(target, later)).rejects.toThrow(/of another version/);
});

test("a file that is deleted meanwhile, or not written yet, is left out", async () => {
  const media = await mkdtemp(join(tmpdir(), "tischlein-media-"));
  for (const name of ["a", "b", "c", "d.tmp"]) await writeFile(join(media, name), name);
  const frames: Buffer[] = [];
  for await (const frame of dumpFiles(media)) {
    frames.push(frame);
    await rm(join(media, "c"), { force: true });
  }
  const written = Buffer.concat(frames).toString();
  expect(["a", "b", "c", "d.tmp"].filter((name) => written.includes(`"${name}"`))).toEqual(["a", "b"]);
  await rm(media, { recursive: true });
});
