import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

test("0030 renames the aisle of dry and tinned food, also for new ingredients", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0030_store_cupboard");
  await query(
    url,
    `insert into ingredients (key, kcal, fat, protein, carbohydrate, aisle)
      values ('lentils', 343, 1, 10, 72, 'larder'), ('leek', 30, 1, 1, 5, 'produce')`,
  );
  await migrateDatabase(url);
  await query(url, "insert into ingredients (key, kcal, fat, protein, carbohydrate) values ('rice', 350, 1, 7, 77)");
  expect(await query(url, "select key, aisle from ingredients order by key")).toEqual([
    { key: "leek", aisle: "produce" },
    { key: "lentils", aisle: "storeCupboard" },
    { key: "rice", aisle: "storeCupboard" },
  ]);
  await drop();
}, 30_000);
