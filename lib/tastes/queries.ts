import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { scope } from "#lib/search/scopes.ts";
import { type Taste, toTaste } from "./choices.ts";
import { mix } from "./mix.ts";
import { missedBy, type Suggestion } from "./suggestion.ts";
import { mustsOf, type Wish, wishesOf } from "./wishes.ts";

/** What a user has answered in the quiz; null for nothing yet. */
export async function getTaste(userId: string): Promise<Taste | null> {
  const [row] = await db
    .select()
    .from(tastes)
    .where(and(eq(tastes.userId, userId), isNotNull(tastes.answeredAt)));
  if (!row) return null;
  const { goals, diet, cuisines, intolerances } = row;
  return toTaste((question) => ({ goal: goals, diet: [diet], cuisine: cuisines, without: intolerances })[question]);
}

/** So many recipes that fit are looked at in each attempt; so many of the best are suggested, round by round. */
const looked = sql.raw("3000");
const kept = sql.raw("72");

/** A cuisine was asked for by name, a goal serves more than one dish. */
const worth = { goal: 2, cuisine: 3 };

interface Row extends Suggestion, Record<string, unknown> {
  points: number;
  facets: string[];
}

/**
 * Recipes for a taste, the best first, and no two alike side by side. Every one of them is what it must be: diet and intolerances are
 * never let go of. Whatever has all that was wished for comes before what has some of it, and that before what has none. Drinks are no
 * suggestion.
 */
export async function listSuggestions(locale: Locale, taste: Taste): Promise<Suggestion[]> {
  const wishes = wishesOf(taste);
  const has = wishes.map(({ wish, words }) => ({ wish, test: sql`docs.vector @@ ${anyOf(words)}::tsquery` }));
  const { rows } = await db.execute<Row>(sql`
    with fitting as materialized (
      ${sql.join(attemptsFor(taste).map(fitting(locale)), sql` union `)}
    )
    select id, wishes, minutes, facets, points from (
      select docs.item_id as id, docs.minutes, docs.facets, item_stats.like_count, ${wishList(has)} as wishes, ${points(has)} as points
      from fitting
      join search_docs as docs on docs.item_id = fitting.item_id
      join items on items.id = fitting.item_id
      join item_stats on item_stats.item_id = fitting.item_id
      where ${isPublic()}
    ) as judged
    order by points desc, like_count desc, id
    limit ${kept}`);
  const mixed = mix(rows).map(({ id, wishes: met, minutes }) => ({ id, wishes: met, minutes }));
  const missed = (suggestion: Suggestion) => missedBy(taste, suggestion).length;
  return mixed.toSorted((a, b) => missed(a) - missed(b));
}

/** Recipes that fit: of many, the most liked ones first of all, then whichever come. */
const fitting = (locale: Locale) => (query: string) => {
  const all = sql`select item_id from search_docs where vector @@ ${query}::tsquery and ${locale} = any(locales)`;
  return sql`(${all} and standing <= 1 limit ${looked}) union (${all} limit ${looked})`;
};

/** What to look for, from everything at once to what is never let go of, in words of the search. */
function attemptsFor(taste: Taste): string[] {
  const wishes = wishesOf(taste);
  const musts = [
    ...[scope.type("recipe"), ...mustsOf(taste)].map((word) => anyOf([word])),
    `!${anyOf([scope.category("group-drinks")])}`,
  ];
  const wordsOf = (kind: string) => wishes.filter(({ wish }) => wish.startsWith(kind)).map(({ words }) => words);
  const goals = wordsOf("goal");
  const cuisine = wordsOf("cuisine").flat();
  const groups = [goals.flat(), cuisine].filter((words) => words.length > 0);
  const attempts = [
    [...goals, ...groups.slice(goals.length > 0 ? 1 : 0)].map(anyOf),
    groups.map(anyOf),
    groups.length > 0 ? [anyOf(groups.flat())] : [],
    [],
  ];
  return [...new Set(attempts.map((attempt) => [...musts, ...attempt].join(" & ")))];
}

interface Test {
  wish: Wish;
  test: SQL;
}

function wishList(tests: Test[]): SQL {
  const cases = tests.map(({ wish, test }) => sql`case when ${test} then ${wish}::text end`);
  return sql`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`;
}

/** Every goal counts; of the cuisines one is enough. */
function points(tests: Test[]): SQL {
  const of = (kind: string) => tests.filter(({ wish }) => wish.startsWith(kind)).map(({ test }) => test);
  const each = of("goal").map((test) => sql`(${test})::int * ${worth.goal}::int`);
  const cuisine = of("cuisine");
  const one = cuisine.length > 0 ? [sql`(${sql.join(cuisine, sql` or `)})::int * ${worth.cuisine}::int`] : [];
  return sql.join([sql`0`, ...each, ...one], sql` + `);
}

/** One of these words of the search, as PostgreSQL writes it; they come from our own tables. */
function anyOf(words: string[]): string {
  return `(${words.map((word) => `'@${word}'`).join(" | ")})`;
}
