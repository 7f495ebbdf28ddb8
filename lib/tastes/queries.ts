import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
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

/** So many of the best are suggested, round by round. */
const kept = 72;

/** Where a recipe is looked for: among the most liked two in five hundred, one in forty, and all (see `search_docs`). */
const standings = [0, 1, 3];

/** A cuisine was asked for by name, a goal serves more than one dish. */
const worth = { goal: 2, cuisine: 3 };

interface Row extends Suggestion, Record<string, unknown> {
  points: number;
  likes: number;
  facets: string[];
}

/**
 * Recipes for a taste, the best first, and no two alike side by side. Every one of them is what it must be: diet and intolerances are
 * never let go of. Whatever has all that was wished for comes before what has some of it, and that before what has none. Drinks are no
 * suggestion.
 */
export async function listSuggestions(locale: Locale, taste: Taste): Promise<Suggestion[]> {
  const found = new Map<string, Row>();
  for (const attempt of attemptsFor(taste)) {
    for (const row of await readMostLiked(locale, taste, attempt)) found.set(row.id, row);
    if (found.size >= kept) break;
  }
  const best = [...found.values()].sort((a, b) => b.points - a.points || b.likes - a.likes || (a.id < b.id ? -1 : 1));
  const mixed = mix(best.slice(0, kept)).map(({ id, wishes, minutes }) => ({ id, wishes, minutes }));
  const missed = (suggestion: Suggestion) => missedBy(taste, suggestion).length;
  return mixed.toSorted((a, b) => missed(a) - missed(b));
}

/** What answers an attempt. What many fit is found among the most liked already, so that never more than some thousand rows are read. */
async function readMostLiked(locale: Locale, taste: Taste, attempt: string): Promise<Row[]> {
  for (const standing of standings) {
    const rows = await readFitting(locale, taste, attempt, standing);
    if (rows.length >= kept || standing === standings.at(-1)) return rows;
  }
  return [];
}

async function readFitting(locale: Locale, taste: Taste, attempt: string, standing: number): Promise<Row[]> {
  const tests = wishesOf(taste).map(({ wish, words }) => ({ wish, test: sql`vector @@ ${anyOf(words)}::tsquery` }));
  const { rows } = await db.execute<Row>(sql`
    with fitting as materialized (
      select * from search_docs
      where vector @@ ${attempt}::tsquery and ${locale} = any(locales) and standing <= ${sql.raw(String(standing))}
        and published_at <= now() and (expires_at is null or expires_at > now())
      order by like_count desc, item_id limit ${sql.raw(String(kept))}
    )
    select item_id as id, minutes, facets, like_count as likes, ${wishList(tests)} as wishes, ${points(tests)} as points
    from fitting`);
  return rows;
}

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
