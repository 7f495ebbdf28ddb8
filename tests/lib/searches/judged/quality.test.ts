import { beforeAll, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { searchItems } from "#lib/searches/queries.ts";
import type { Keys } from "#lib/seed/keys.ts";
import { liveRecipes, stories } from "#tests/support/catalogue.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { plantSample } from "#tests/support/sample-site.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { gradesOf, isHeldOut, type JudgedQuery, ndcg } from "./judgement.ts";

ownDatabase();

const demanded = 0.9;
let nameOf: Map<string, string>;

beforeAll(async () => {
  const keys: Keys = await plantSample(undefined, true);
  nameOf = new Map([
    ...liveRecipes.map(({ key }) => [keys.id("recipe", key), key] as const),
    ...stories.map(({ key }) => [keys.id("story", key), key] as const),
  ]);
});

async function gain(locale: Locale, [search, grades]: JudgedQuery): Promise<number> {
  const found = await searchItems({ locale, search });
  return ndcg(found?.ids.map((id) => nameOf.get(id) ?? "?") ?? [], gradesOf(grades));
}

const mean = (gains: number[]) => gains.reduce((sum, one) => sum + one, 0) / gains.length;

test("the search answers judged questions well", { timeout: 120_000 }, async () => {
  const gains: number[] = [];
  const heldOut: number[] = [];
  for (const [locale, questions] of [["de", german] as const, ["en", english] as const]) {
    for (const question of questions) {
      const reached = await gain(locale, question);
      gains.push(reached);
      if (isHeldOut(question)) heldOut.push(reached);
    }
  }
  console.log(`nDCG@10: ${mean(gains).toFixed(3)} of all questions, ${mean(heldOut).toFixed(3)} of those held out`);
  expect(mean(gains)).toBeGreaterThanOrEqual(demanded);
  expect(mean(heldOut)).toBeGreaterThanOrEqual(demanded);
});
