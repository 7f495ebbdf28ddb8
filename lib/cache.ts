import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { cache } from "react";

/** Seconds until a cached answer is asked for anew; next.config.ts drops pages nobody asked for after fifteen minutes. */
const freshSeconds = 600;

/** Every cache tag of the site. Queries label what they read, writes expire what they changed. */
export const cacheTags = {
  /** All lists of cards: a publication changes them. */
  cards: "cards",
  item: (slug: string) => `item:${slug}`,
  categories: "categories",
  tags: "tags",
  ingredients: "ingredients",
  users: "users",
  user: (slug: string) => `user:${slug}`,
  cookbooks: "cookbooks",
  feeds: "feeds",
  menus: "menus",
  questions: "questions",
};

type Query<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/**
 * A query remembered per arguments (which must be JSON and carry the locale if the answer depends on it) until one of its tags is
 * expired. Results pass through JSON, so they hold ISO strings, not dates. Outside Next (seed, tests) the query itself answers.
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tagsOf: (...args: NoInfer<Args>) => string[],
  query: Query<Args, Result>,
): Query<Args, Result> {
  if (!process.env.NEXT_RUNTIME) return query;
  return cache((...args: Args) =>
    unstable_cache(() => query(...args), [process.env.CACHE_GENERATION ?? "", name, JSON.stringify(args)], {
      tags: tagsOf(...args),
      revalidate: freshSeconds,
    })(),
  );
}

/**
 * Lets the page that is being rendered be kept until then and no longer, where what it shows changes with the clock. Whoever asks for it
 * first afterwards still gets it once and has it rendered anew. Outside Next and in pages of one request this means nothing.
 */
export async function keepUntil(end: Date): Promise<void> {
  if (!process.env.NEXT_RUNTIME) return;
  const seconds = Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000));
  // A page lives no longer than the shortest of the answers it was made of; this one says nothing else.
  await unstable_cache(async () => null, ["keep-until", end.toISOString()], { revalidate: seconds })();
}

/** Expires at once what was read under these tags, pages included; for actions and route handlers. Outside Next nothing is remembered. */
export function expireTags(...tags: string[]): void {
  if (!process.env.NEXT_RUNTIME) return;
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 });
}
