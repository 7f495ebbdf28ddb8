import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { listFindings } from "#lib/content/findings/report-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { query, setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();

const keys = new SampleKeys();

beforeAll(async () => {
  await createSampleSite(keys, true);
}, 240_000);

async function listShort(): Promise<string[]> {
  const findings = await listFindings();
  return findings.map(({ rule, place: { field, index, language }, values, item }) =>
    [item.titles.en, rule, field, index, language, JSON.stringify(values)].join(" "),
  );
}

test("a report takes the same few queries for any number of items, and one until something changes", async () => {
  const spy = vi.spyOn(Client.prototype, "query");
  await listFindings();
  // Two batches, the second of which is empty.
  expect(spy.mock.calls.length).toBeLessThan(25);
  spy.mockClear();
  await listFindings();
  expect(spy.mock.calls.length).toBe(1);
  spy.mockRestore();
}, 60_000);

test("the sample content has no findings", { timeout: 60_000 }, async () => {
  expect(await listShort()).toEqual([]);
});

const replaceInPatties = (from: string, to: string) => `
  update recipe_texts set steps = replace(steps::text, '${from}', '${to}')::jsonb
  where locale = 'en' and item_id = (select item_id from item_texts where slug = 'german-meat-patties')`;

const setThymeOfChicken = (amount: number) => `
  update recipe_ingredients set amount = ${amount} where unit = 'sprig'
    and item_id = (select item_id from item_texts where slug = 'roast-chicken-with-lemon-and-potatoes')`;

/** Faults that a statement plants in stored content, and the statement that mends it. */
const faults: [string, string, string, RegExp][] = [
  [
    "a core temperature in one language",
    replaceInPatties("{70 °C} and held", "heat and held"),
    replaceInPatties("heat and held", "{70 °C} and held"),
    /coreTemperatureMissing ingredient \d+ en/,
  ],
  [
    "a picture",
    "update pictures set width = 300 where storage_key = 'hummus'",
    "update pictures set width = 1600 where storage_key = 'hummus'",
    /pictureTooSmall picture/,
  ],
  [
    "an alternative text",
    `update pictures set alts = jsonb_set(alts, '{en}', '""') where storage_key = 'hummus'`,
    `update pictures set alts = jsonb_set(alts, '{en}', '"Hummus"') where storage_key = 'hummus'`,
    /altMissing picture {2}en/,
  ],
  ["an amount", setThymeOfChicken(6), setThymeOfChicken(8), /amountAboveListed ingredient \d+/],
];

describe("planted in the database", () => {
  test.each(faults)(
    "%s is found, and gone once it is mended",
    { timeout: 60_000 },
    async (_, plant, mend, expected) => {
      const url = process.env.DATABASE_URL ?? "";
      expect(await query(url, plant)).toEqual([]);
      const found = await listShort();
      expect(found.join("\n")).toMatch(expected);
      await query(url, mend);
      expect(await listShort()).toEqual([]);
    },
  );

  test("a recipe that stories show and link to is missed once it has expired", { timeout: 60_000 }, async () => {
    const id = keys.id("recipe", "star-cookies");
    await db.update(items).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(items.id, id));
    const found = await listShort();
    expect(found.filter((line) => / linkDead block \d+ de .*zimtsterne/.test(line))).not.toEqual([]);
    expect(found.filter((line) => / itemUnpublished block \d+ en/.test(line))).not.toEqual([]);
    await db.update(items).set({ expiresAt: null }).where(eq(items.id, id));
    expect(await listShort()).toEqual([]);
  });

  test("a former slug is no dead link", { timeout: 60_000 }, async () => {
    const url = process.env.DATABASE_URL ?? "";
    const [text] = await query<{ slug: string; item_id: string }>(
      url,
      "select slug, item_id from item_texts where item_id = $1 and locale = 'de'",
      [keys.id("recipe", "star-cookies")],
    );
    await query(url, "insert into slug_history values ('item', 'de', $1, $2)", [text?.slug, text?.item_id]);
    await query(url, "update item_texts set slug = 'neue-sterne' where item_id = $1 and locale = 'de'", [
      text?.item_id,
    ]);
    expect(await listShort()).toEqual([]);
  });
});
