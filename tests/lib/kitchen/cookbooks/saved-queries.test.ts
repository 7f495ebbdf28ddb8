import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addItem, removeItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { deleteCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { listSavedIds, savedIdsStatement } from "#lib/kitchen/cookbooks/saved-queries.ts";
import { db, runLongStatements } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas } from "#tests/support/fixtures.ts";
import { createCookbook, createRecipe } from "./fixtures.ts";

setUpDatabase();

let anna: string;
let jonas: string;

beforeAll(async () => {
  anna = await createAnna();
  jonas = await createJonas();
});

const isSaved = async (userId: string, id: string) => (await listSavedIds(userId, [id])).has(id);

describe("an item is saved", () => {
  test("as long as it is in any cookbook of the user", async () => {
    const soup = await createRecipe(anna, "Suppe");
    const { id: first } = await createCookbook(jonas, "Erstes");
    const { id: second } = await createCookbook(jonas, "Zweites");
    expect(await isSaved(jonas, soup)).toBe(false);
    for (const cookbookId of [first, second]) await addItem({ userId: jonas, cookbookId, itemId: soup });
    await removeItem({ userId: jonas, cookbookId: first, itemId: soup });
    expect(await isSaved(jonas, soup)).toBe(true);
    await removeItem({ userId: jonas, cookbookId: second, itemId: soup });
    expect(await isSaved(jonas, soup)).toBe(false);
  });

  test("neither in a deleted cookbook nor for another user", async () => {
    const soup = await createRecipe(anna, "Suppe");
    const { id: cookbookId } = await createCookbook(jonas, "Drittes");
    await addItem({ userId: jonas, cookbookId, itemId: soup });
    expect(await isSaved(anna, soup)).toBe(false);
    await deleteCookbook({ userId: jonas, id: cookbookId });
    expect(await isSaved(jonas, soup)).toBe(false);
  });

  test("unknown ids and none at all find nothing", async () => {
    expect([...(await listSavedIds(jonas, [randomUUID()]))]).toEqual([]);
    expect([...(await listSavedIds(jonas, []))]).toEqual([]);
  });
});

describe("an account with 200 cookbooks of 1,000 items", () => {
  let reader: string;
  let page: string[];

  beforeAll(async () => {
    const [row] = await db.insert(users).values({ slug: "sammlerin", name: "Sammlerin" }).returning({ id: users.id });
    reader = row?.id ?? "";
    // Besides, 2,000 other users have each saved the same 100 items, the most popular ones.
    await runLongStatements(async (longDb) => {
      await longDb.transaction(async (tx) => {
        // Triggers and foreign keys would take half a minute; superusers may leave them out.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`
          create temp table numbered on commit drop as
          select gen_random_uuid() as id, n from generate_series(1, 3000) n`);
        await tx.execute(sql`
          insert into items (id, type, state, author_id, published_at)
          select id, 'recipe', 'live', ${anna}, now() - interval '1 day' from numbered`);
        await tx.execute(sql`
          create temp table books on commit drop as
          select gen_random_uuid() as id, n, case when n <= 200 then ${reader}::uuid else gen_random_uuid() end as user_id
          from generate_series(1, 2200) n`);
        await tx.execute(sql`
          insert into users (id, slug, name) select user_id, 'user-' || n, 'User ' || n from books where n > 200`);
        await tx.execute(sql`
          insert into cookbooks (id, slug, user_id, titles) select id, id::text, user_id, '{"de": "Buch"}' from books`);
        await tx.execute(sql`
          insert into cookbook_items (cookbook_id, item_id, position)
          select books.id, numbered.id, numbered.n from books join numbered
          on case when books.n <= 200 then (numbered.n + books.n * 7) % 2950 < 1000 and numbered.n <= 2950
                  else numbered.n > 2900 end`);
      });
    });
    await db.execute(sql`analyze cookbooks, cookbook_items, items`);
    const { rows } = await db.execute<{ id: string }>(sql`
      select item_id as id from cookbook_items group by 1 order by count(*) desc, min(position) limit 100`);
    page = rows.map(({ id }) => id);
  });

  test("finds what is saved on a page without the entries of other users", async () => {
    const rank = sql`select item_id from cookbook_items join cookbooks on cookbooks.id = cookbook_id
      where user_id = ${reader} and item_id = any(${uuidArray(page)}) group by 1`;
    const { rows } = await db.execute<{ item_id: string }>(rank);
    expect(rows.length).toBe(50);
    expect(await listSavedIds(reader, page)).toEqual(new Set(rows.map((row) => row.item_id)));
    const plan = await db.execute(sql`explain ${savedIdsStatement(reader, page)}`);
    const text = JSON.stringify(plan.rows);
    expect(text).toContain("cookbook_items_cookbook_id_item_id_pk");
    expect(text).not.toMatch(/cookbook_items_item_idx|Seq Scan on cookbook_items/);
  });
});
