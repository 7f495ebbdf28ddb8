import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";
import { synonymsOf } from "#tests/support/sample/ingredients.ts";

test("0061 keeps the words for ingredients of the sample content, which were part of the code", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0061_ingredient-synonyms");
  await query(
    url,
    `with made as (
      insert into ingredients (key, kcal, fat, protein, carbohydrate)
      values ('tomato', 20, 0, 1, 3), ('beetroot', 40, 0, 1, 8), ('own', 1, 1, 1, 1) returning id, key)
    insert into ingredient_texts (ingredient_id, locale, slug, singular, plural)
    select id, locale, key, key, key from made, unnest(array['de', 'en']) as locale`,
  );
  await migrateDatabase(url);
  const rows = await query<{ key: string; words: string[] }>(
    url,
    `select key, array(select unnest(synonyms) from ingredient_texts
      where ingredient_id = id order by locale) as words from ingredients order by key`,
  );
  const expected = ["beetroot", "own", "tomato"].map((key) => ({ key, words: synonymsOf(key) }));
  expect(rows).toEqual(expected);
  expect(synonymsOf("beetroot")).toEqual(["Rote Beete", "Rote Rübe", "beet"]);
  await drop();
}, 30_000);
