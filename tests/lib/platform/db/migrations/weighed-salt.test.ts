import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { migrationsFolder } from "#lib/platform/db/migrate.ts";
import { setUpDatabase } from "#tests/support/database.ts";

// The schema is the newest one: this migration changes rows alone.
setUpDatabase();

const formerSite = `
  delete from ingredients;
  insert into ingredients (key, kcal, fat, protein, carbohydrate, density)
    values ('salt', 0, 0, 0, 0, 1.217), ('sea-salt-flakes', 0, 0, 0, 0, 1.217);
  insert into ingredient_texts (ingredient_id, locale, slug, singular, plural)
    select id, 'de', 'salz-' || key, 'Salz', 'Salz' from ingredients;
`;
const otherSites = {
  "measures salt in another way": "update ingredients set us_form = 'weight'",
  "has weighed a spoon of its own salt": "update ingredients set density = 1.1",
  "has salt of its own under this key": "update ingredient_texts set slug = 'steinsalz' where slug = 'salz-salt'",
};

test("0067 has the salt of the sample content weighed, once, and no other", async () => {
  const migration = await readFile(join(migrationsFolder, "0067_weighed-salt.sql"), "utf8");
  const run = (statements: string) => db.execute(sql.raw(statements));
  const readRows = async () => (await run("select key, us_form, version from ingredients order by key")).rows;
  await run(formerSite);
  for (const round of ["first", "second"]) {
    await run(migration);
    expect(await readRows(), round).toEqual([
      { key: "salt", us_form: "weighed-spoons", version: 2 },
      { key: "sea-salt-flakes", us_form: null, version: 1 },
    ]);
  }
  for (const [site, change] of Object.entries(otherSites)) {
    await run(formerSite + change);
    const before = await readRows();
    await run(migration);
    expect(await readRows(), `a site that ${site}`).toEqual(before);
  }
});
