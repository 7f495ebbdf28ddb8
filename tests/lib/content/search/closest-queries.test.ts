import { beforeAll, describe, expect, test } from "vitest";
import { searchItems, suggestItems } from "#lib/content/search/queries.ts";
import { vocabulary } from "#lib/content/search-index/vocabulary.ts";
import { db } from "#lib/platform/db/client.ts";
import { searchWords } from "#lib/platform/db/tables/search.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();

const keys = new SampleKeys();

beforeAll(async () => {
  await createSampleSite(keys, true);
});

async function find(search: string, more: Partial<Parameters<typeof searchItems>[0]> = {}) {
  const result = await searchItems({ locale: "de", search, ...more });
  if (!result) throw new Error("the search took too long");
  return result;
}

/** Numbers from 0 to 1, always the same ones (a linear congruential generator). */
function* pseudoRandom(seed = 1) {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

test("two or three known words never answer nothing", { timeout: 120_000 }, async () => {
  const written = (await db.select().from(searchWords)).map(({ spelling }) => spelling).sort();
  const listed = Object.values(vocabulary).flatMap(([german, english]) => `${german}, ${english}`.split(", "));
  const random = pseudoRandom();
  const pick = (words: string[]) => words[Math.floor((random.next().value ?? 0) * words.length)] ?? "";
  const unanswered: string[] = [];
  for (let count = 0; count < 250; count++) {
    const words = [pick(written), pick(listed), ...(count % 3 === 0 ? [pick(listed)] : [])];
    const { ids, closestIds } = await find(words.join(" "), { locale: count % 2 ? "de" : "en" });
    if (ids.length + closestIds.length === 0) unanswered.push(words.join(" "));
  }
  expect(unanswered).toEqual([]);
});

test("a word without hits leads to what is similar", async () => {
  const { ids, closestIds } = await find("Flammkuchen");
  expect(ids).not.toContain(keys.id("recipe", "quiche-lorraine"));
  if (ids.length === 0) expect(closestIds).toContain(keys.id("recipe", "quiche-lorraine"));
});

describe("what is closest", () => {
  test("is missing where something matches, and where a filter is the reason", async () => {
    expect((await find("Kürbissuppe")).closestIds).toEqual([]);
    expect(await find("Butter Chicken", { filters: { diet: ["vegan"] } })).toMatchObject({ ids: [], closestIds: [] });
  });

  test("matches most of the words", async () => {
    expect((await find("Paella mit Quastenflosser")).closestIds).toEqual([keys.id("recipe", "paella")]);
    expect((await find("Quastenflosser")).closestIds).toEqual([]);
  });

  test("keeps diets, exclusions, the type and the duration", async () => {
    const vegan = await find("vegane Waffeln mit Xqzvwk");
    const all = await find("vegan", { size: 100 });
    expect(vegan.closestIds.length).toBeGreaterThan(0);
    expect(all.ids).toEqual(expect.arrayContaining(vegan.closestIds));
    expect((await find("Paella mit Quastenflosser ohne Garnelen")).closestIds).toEqual([]);
    expect((await find("Paella mit Quastenflosser unter 20 Minuten")).closestIds).toEqual([]);
    expect((await find("Paella mit Quastenflosser", { type: "article" })).closestIds).toEqual([]);
  });

  test("is suggested while a reader is typing", async () => {
    const suggest = (search: string) => suggestItems({ locale: "de", search, size: 5 });
    expect(await suggest("Paella mit Quastenfl")).toEqual({ ids: [keys.id("recipe", "paella")], areClosest: true });
    expect(await suggest("Paell")).toEqual({ ids: [keys.id("recipe", "paella")], areClosest: false });
  });
});

describe("corrections", () => {
  test.each(["turkey", "pesto", "Flammkuchen", "chicken breast", "Kuchen fällt zusammen", "Fleisch auftauen"])(
    "leave %s alone",
    async (search) => {
      expect((await find(search)).corrections).toEqual([]);
    },
  );

  test.each([
    ["kürbissupe mit ingwr", ["Kürbissuppe", "Ingwer"]],
    ["mapotofu", ["Mapo tofu"]],
    ["redlentilsoup", ["red lentil soup"]],
    ["vegetarishes Essen", ["vegetarisch"]],
  ])("of %s: %j", async (search, meant) => {
    expect((await find(search)).corrections.map((one) => one.meant)).toEqual(meant);
  });

  test("are not needed for split words", async () => {
    const { ids, corrections } = await find("sour dough bread", { locale: "en" });
    expect(ids).toContain(keys.id("recipe", "sourdough-loaf"));
    expect(corrections).toEqual([]);
  });
});
