import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { db } from "#lib/platform/db/client.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { isPublicDocument } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { diversify } from "./diversify.ts";
import { type OptionalFilter, optionalFilters, requiredFilters } from "./filters.ts";
import { type Preferences, toPreferences } from "./preferences.ts";
import { type Recommendation, unmetQuestions } from "./recommendation.ts";

/** Returns the quiz answers of a user; null when there are none. */
export async function getPreferences(userId: string): Promise<Preferences | null> {
  const [row] = await db
    .select()
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, userId), isNotNull(userPreferences.answeredAt)));
  if (!row) return null;
  const { goals, diet, cuisines, intolerances } = row;
  return toPreferences(
    (question) => ({ goal: goals, diet: [diet], cuisine: cuisines, without: intolerances })[question],
  );
}

/** Maximum of recommendations over all rounds. */
const maxRecommendations = 72;

/**
 * Like tiers to search one after the other: the most liked 0.4 %, 2.5 % and all (see
 * `search_docs`).
 */
const likeTiers = [0, 1, 3];

/** Points of a fulfilled filter: a cuisine is a more specific wish than a goal. */
const weights = { goal: 2, cuisine: 3 };

interface RecommendationRow extends Recommendation, Record<string, unknown> {
  points: number;
  likes: number;
  facets: string[];
}

/**
 * Lists recipes for the preferences of a user, best first. All of them respect diet and
 * intolerances. Recipes that fulfil goals and cuisines precede those that fulfil one or none;
 * within these groups similar recipes are spread. Drinks are left out.
 */
export async function listRecommendations(locale: Locale, preferences: Preferences): Promise<Recommendation[]> {
  const found = new Map<string, RecommendationRow>();
  for (const searchQuery of buildSearchQueries(preferences)) {
    for (const row of await findMatchesByTier(locale, preferences, searchQuery)) found.set(row.id, row);
    if (found.size >= maxRecommendations) break;
  }
  const best = [...found.values()].sort((a, b) => b.points - a.points || b.likes - a.likes || (a.id < b.id ? -1 : 1));
  const diversified = diversify(best.slice(0, maxRecommendations)).map(({ id, matches, minutes }) => ({
    id,
    matches,
    minutes,
  }));
  const countUnmet = (recommendation: Recommendation) => unmetQuestions(preferences, recommendation).length;
  return diversified.toSorted((a, b) => countUnmet(a) - countUnmet(b));
}

/**
 * Searches the most liked recipes first, so that a frequent match reads at most some thousand rows.
 */
async function findMatchesByTier(
  locale: Locale,
  preferences: Preferences,
  searchQuery: string,
): Promise<RecommendationRow[]> {
  for (const likeTier of likeTiers) {
    const rows = await findMatches(locale, preferences, searchQuery, likeTier);
    if (rows.length >= maxRecommendations || likeTier === likeTiers.at(-1)) return rows;
  }
  return [];
}

async function findMatches(
  locale: Locale,
  preferences: Preferences,
  searchQuery: string,
  likeTier: number,
): Promise<RecommendationRow[]> {
  const conditions = optionalFilters(preferences).map(({ filter, terms }) => ({
    filter,
    test: sql`vector @@ ${anyTerm(terms)}::tsquery`,
  }));
  const { rows } = await db.execute<RecommendationRow>(sql`
    with fitting as materialized (
      select * from search_docs
      where vector @@ ${searchQuery}::tsquery and ${locale} = any(locales) and like_tier <= ${sql.raw(String(likeTier))}
        and ${isPublicDocument()}
      order by like_count desc, item_id limit ${sql.raw(String(maxRecommendations))}
    )
    select item_id as id, minutes, facets, like_count as likes, ${matchedFiltersSql(conditions)} as matches, ${pointsSql(conditions)} as points
    from fitting`);
  return rows;
}

/**
 * Builds tsquery texts from strict to loose: all goals and a cuisine, any of each, any at all,
 * required terms only.
 */
function buildSearchQueries(preferences: Preferences): string[] {
  const filters = optionalFilters(preferences);
  const required = [
    ...[listTerm.type("recipe"), ...requiredFilters(preferences)].map((term) => anyTerm([term])),
    `!${anyTerm([listTerm.category("group-drinks")])}`,
  ];
  const termsOf = (kind: string) => filters.filter(({ filter }) => filter.startsWith(kind)).map(({ terms }) => terms);
  const goals = termsOf("goal");
  const cuisine = termsOf("cuisine").flat();
  const groups = [goals.flat(), cuisine].filter((terms) => terms.length > 0);
  const attempts = [
    [...goals, ...groups.slice(goals.length > 0 ? 1 : 0)].map(anyTerm),
    groups.map(anyTerm),
    groups.length > 0 ? [anyTerm(groups.flat())] : [],
    [],
  ];
  return [...new Set(attempts.map((searchQuery) => [...required, ...searchQuery].join(" & ")))];
}

interface FilterCondition {
  filter: OptionalFilter;
  test: SQL;
}

function matchedFiltersSql(conditions: FilterCondition[]): SQL {
  const cases = conditions.map(({ filter, test }) => sql`case when ${test} then ${filter}::text end`);
  return sql`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`;
}

/** Adds up points: every goal counts, of the cuisines one. */
function pointsSql(conditions: FilterCondition[]): SQL {
  const of = (kind: string) => conditions.filter(({ filter }) => filter.startsWith(kind)).map(({ test }) => test);
  const each = of("goal").map((test) => sql`(${test})::int * ${weights.goal}::int`);
  const cuisine = of("cuisine");
  const one = cuisine.length > 0 ? [sql`(${sql.join(cuisine, sql` or `)})::int * ${weights.cuisine}::int`] : [];
  return sql.join([sql`0`, ...each, ...one], sql` + `);
}

/**
 * Writes a tsquery that matches any of the terms. They are constants of the code, never user input.
 */
function anyTerm(terms: string[]): string {
  return `(${terms.map((term) => `'@${term}'`).join(" | ")})`;
}
