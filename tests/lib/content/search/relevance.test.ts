import { beforeAll, expect, test } from "vitest";
import { searchItems } from "#lib/content/search/queries.ts";
import { judgedQueries } from "#lib/content/search/relevance/judged-queries.ts";
import { type JudgedQuery, ndcg, parseGrades } from "#lib/content/search/relevance/judgements.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { liveRecipes, stories } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import type { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";
import { isHeldOut } from "./held-out.ts";

setUpDatabase();

const minNdcg = 0.9;
let nameOf: Map<string, string>;

beforeAll(async () => {
  const keys: SampleKeys = await createSampleSite(undefined, true);
  nameOf = new Map([
    ...liveRecipes.map(({ key }) => [keys.id("recipe", key), key] as const),
    ...stories.map(({ key }) => [keys.id("story", key), key] as const),
  ]);
});

async function measureNdcg(locale: Locale, [search, grades]: JudgedQuery): Promise<number> {
  const result = await searchItems({ locale, search });
  return ndcg(result?.ids.map((id) => nameOf.get(id) ?? "?") ?? [], parseGrades(grades));
}

const mean = (scores: number[]) => scores.reduce((sum, one) => sum + one, 0) / scores.length;

test("the mean nDCG@10 of the judged queries reaches 0.9", { timeout: 120_000 }, async () => {
  const scores: number[] = [];
  const heldOut: number[] = [];
  for (const locale of locales) {
    for (const query of judgedQueries[locale]) {
      const score = await measureNdcg(locale, query);
      scores.push(score);
      if (isHeldOut(query)) heldOut.push(score);
    }
  }
  console.log(`nDCG@10: ${mean(scores).toFixed(3)} of all queries, ${mean(heldOut).toFixed(3)} of those held out`);
  expect(mean(scores)).toBeGreaterThanOrEqual(minNdcg);
  expect(mean(heldOut)).toBeGreaterThanOrEqual(minNdcg);
});
