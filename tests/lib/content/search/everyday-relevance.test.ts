import { beforeAll, expect, test } from "vitest";
import { listAnsweredQuestions } from "#lib/content/hotline/queries.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import { findIngredient, findQuestions } from "#lib/content/search/page-search.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import {
  type EverydayGrades,
  type EverydayQuery,
  judgedItems,
  questionDates,
} from "#lib/content/search/relevance/everyday-judgements.ts";
import { everydayQueries, withoutPages } from "#lib/content/search/relevance/judged-queries.ts";
import { ndcg, parseGrades } from "#lib/content/search/relevance/judgements.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { liveRecipes, stories } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { questions } from "#tests/support/sample/reference-data.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

setUpDatabase();

const minNdcg = 0.95;
/** More queries may not lose their meaning by recipes that were added since. */
const minMeasured = 140;
const queries = locales.flatMap((locale) => everydayQueries[locale].map((query) => [locale, query] as const));

const keys = new SampleKeys();
let nameOf: Map<string, string>;

beforeAll(async () => {
  await createSampleSite(keys, true);
  await insertSample("hotline");
  nameOf = new Map([
    ...liveRecipes.map(({ key }) => [keys.id("recipe", key), key] as const),
    ...stories.map(({ key }) => [keys.id("story", key), key] as const),
  ]);
});

/** nDCG of the recipes and stories; null when only later ones match, which are not judged. */
async function measureItems(locale: Locale, search: string, grades: EverydayGrades): Promise<number | null> {
  const judged = withoutPages(grades);
  if (Object.keys(judged).length === 0) return null;
  const result = await searchItems({ locale, search });
  const ids = result?.ids.length ? result.ids : (result?.closestIds ?? []);
  const found = ids.map((id) => nameOf.get(id) ?? "?");
  const known = found.filter((key) => judgedItems.has(key));
  return known.length < found.length && known.length === 0 ? null : ndcg(known, parseGrades(judged));
}

test("the mean nDCG@10 of the everyday queries reaches 0.95", { timeout: 120_000 }, async () => {
  const scores: number[] = [];
  for (const [locale, [search, grades]] of queries) {
    const score = await measureItems(locale, search, grades);
    if (score !== null) scores.push(score);
  }
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  console.log(`nDCG@10: ${mean.toFixed(3)} of ${scores.length} everyday queries`);
  expect(scores.length).toBeGreaterThanOrEqual(minMeasured);
  expect(mean).toBeGreaterThanOrEqual(minNdcg);
});

const judgedOn = (part: keyof EverydayGrades) =>
  queries.filter(([, [, grades]]: readonly [Locale, EverydayQuery]) => grades[part]);

test("a question finds its answer first", async () => {
  const found: Record<string, string | undefined> = {};
  const expected: typeof found = {};
  for (const [locale, [search, { hotline }]] of judgedOn("hotline")) {
    const pages = (await listAnsweredQuestions(locale)).map((page) => ({
      ...page,
      title: page.question,
      text: page.answer,
    }));
    const day = hotline && questionDates[hotline];
    expected[search] = questions.find(({ answeredAt }) => day && answeredAt.startsWith(day))?.question[locale];
    found[search] = findQuestions(search, locale, pages)[0]?.title;
  }
  expect(found).toEqual(expected);
});

test("an ingredient finds its page", async () => {
  const found: Record<string, string | undefined> = {};
  const expected: typeof found = {};
  for (const [locale, [search, { ingredients = "" }]] of judgedOn("ingredients")) {
    expected[search] = keys.id("ingredient", ingredients);
    found[search] = findIngredient(search, locale, await listIngredients(locale))?.id;
  }
  expect(found).toEqual(expected);
});
