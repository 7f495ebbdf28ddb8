import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { buildIdStatement } from "#lib/content/cards/id-queries.ts";
import { decodePosition } from "#lib/content/cards/list-position.ts";
import type { CardFilter } from "#lib/content/cards/list-source.ts";
import { listCardIds } from "#lib/content/cards/page-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createFlourAndEgg,
  createTestRecipe,
} from "#tests/support/fixtures.ts";

setUpDatabase();

const count = 3000;
const size = 24;
/** The largest group of entries that were published at the same time. */
const sameTime = 7;

const filters: Record<string, Omit<CardFilter, "locale">> = {};

beforeAll(async () => {
  const anna = await createAnna();
  const category = await createDinnerCategory();
  const vegan = await createDietTag("vegan");
  const { flour } = await createFlourAndEgg();
  const recipe = await createTestRecipe(anna, { mainCategoryId: category, tagIds: [vegan] });
  await db.execute(sql`
    with copies as (
      insert into items (type, state, author_id, published_at)
      select type, state, author_id,
        published_at - (number / ${sameTime}) * interval '1 minute' - interval '3 microseconds'
      from items, generate_series(1, ${count}) as number where id = ${recipe} returning id, published_at),
    texts as (
      insert into item_texts (item_id, locale, slug, title, summary)
      select id, 'de', id::text, 'Spätzle', '' from copies),
    bodies as (
      insert into recipes (item_id, preparation, servings_amount, utensils, steps)
      select id, 1, 1, '[]', '[]' from copies)
    insert into search_docs (item_id, type, locales, vector, facets, published_at)
    select copies.id, docs.type, docs.locales, docs.vector, docs.facets, copies.published_at
    from copies, search_docs as docs where docs.item_id = ${recipe}`);
  await db.execute(sql`insert into item_categories (item_id, category_id)
    select id, ${category} from items on conflict do nothing`);
  await db.execute(sql`insert into item_tags (item_id, tag_id)
    select id, ${vegan} from items on conflict do nothing`);
  // Twice, as in a dough and its filling.
  await db.execute(sql`insert into recipe_ingredients (item_id, position, group_position, ingredient_id, unit)
    select id, number, 0, ${flour}, 'g' from items, generate_series(0, 1) as number`);
  await db.execute(sql`analyze`);
  Object.assign(filters, {
    "all items": {},
    recipes: { type: "recipe" },
    "an author": { authorId: anna, type: "recipe" },
    "a category": { type: "recipe", categoryIds: [category] },
    "a tag": { tagKeys: ["vegan"] },
    "an ingredient": { type: "recipe", ingredientId: flour },
    "the community": { type: "recipe", authorType: "community" },
  } satisfies typeof filters);
});

const names = ["all items", "recipes", "an author", "a category", "a tag", "an ingredient", "the community"];
const list = (name: string, page = 1, next?: string | null) => ({
  locale: "de" as const,
  ...filters[name],
  sort: "newest" as const,
  page,
  size: 500,
  after: (next && decodePosition(next)) || undefined,
});

describe("a list beyond the limit", () => {
  test.each(names)("of %s is read to its end, each entry once and in order", async (name) => {
    const read: string[] = [];
    let next: string | null = null;
    for (let page = 1; page === 1 || next; page++) {
      const answer: Awaited<ReturnType<typeof listCardIds>> = await listCardIds(list(name, page, next));
      read.push(...answer.ids);
      next = answer.next;
      expect(answer.pagination.count).toBeGreaterThanOrEqual(read.length + (next ? 1 : 0));
      expect(answer.pagination.pages > page).toBe(next !== null);
      if (!next) expect(answer).toMatchObject({ isCapped: false, pagination: { page, pages: page, count: count + 1 } });
    }
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from items order by published_at desc, id desc`);
    expect(read).toEqual(rows.map(({ id }) => id));
  });

  test("is found by number up to the limit", async () => {
    const answer = await listCardIds(list("recipes", 2));
    expect(answer).toMatchObject({ isCapped: true, numberedPages: 2, pagination: { page: 2, pages: 3, count: 1001 } });
    expect(answer.ids).toHaveLength(500);
    expect(await listCardIds(list("recipes", 3))).toMatchObject({ ids: [], next: null, isCapped: true });
  });
});

interface Plan {
  "Node Type": string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

async function explain(name: string, after?: ReturnType<typeof decodePosition>) {
  const { size: _, page: __, after: ___, ...filter } = list(name);
  const statement = buildIdStatement(filter, { limit: size + 1, ...(after && { after }) });
  const { rows } = await db.execute<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    sql`explain (analyze, timing off, format json) ${statement}`,
  );
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error("no plan");
  return flatten(plan.Plan);
}

const countRows = (plan: Plan[]) => plan.reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);

describe("the page that begins behind the entry 2,500", () => {
  test.each(names)("of %s is found in the index, with as many rows as the first one", async (name) => {
    let after: ReturnType<typeof decodePosition> = null;
    for (let page = 1; page <= 5; page++) {
      after = decodePosition((await listCardIds({ ...list(name, page), after: after ?? undefined })).next ?? "");
    }
    expect(after?.offset).toBe(2500);
    const [first, deep] = [await explain(name), await explain(name, after)];
    expect(countRows(first)).toBeGreaterThan(size);
    expect(countRows(deep)).toBeLessThanOrEqual(countRows(first) * 1.5);
    expect(deep.some((node) => node["Index Cond"]?.includes("ROW("))).toBe(true);
  });
});
