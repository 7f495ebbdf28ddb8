import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const before = `
  insert into ingredients (key, kcal, fat, protein, carbohydrate, density)
    values ('plain-flour', 343, 1, 10, 72, 0.55), ('own-mix', 300, 1, 10, 60, 0.6);
  insert into ingredient_texts (ingredient_id, locale, slug, singular, plural)
    select id, locale, key, key, key from ingredients, (values ('de'), ('en')) as locales (locale);
`;

test("0026 gives known ingredients their American measures and leaves others", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0026_us_measures");
  await query(url, before);
  await migrateDatabase(url);
  const rows = await query(
    url,
    "select key, density, locale, us_singular, us_form from ingredients join ingredient_texts on id = ingredient_id order by key, locale",
  );
  const own = { key: "own-mix", density: 0.6, us_singular: null, us_form: null };
  const flour = { key: "plain-flour", density: 0.507, us_form: null };
  expect(rows).toEqual([
    { ...own, locale: "de" },
    { ...own, locale: "en" },
    { ...flour, locale: "de", us_singular: null },
    { ...flour, locale: "en", us_singular: "all-purpose flour" },
  ]);
  await drop();
}, 30_000);
