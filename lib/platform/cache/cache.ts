import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { cache } from "react";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { contentTime, inPresent } from "#lib/platform/time/content-time.ts";

export { cacheTags } from "./cache-tags.ts";

/**
 * Seconds until a cached result is recomputed; next.config.ts drops pages after 15 minutes without
 * a visit.
 */
const maxAgeSeconds = 600;

type Query<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/**
 * Caches a query per arguments until one of its tags is revalidated. Arguments and results pass
 * through JSON, so results hold ISO strings instead of dates, and arguments include the locale if
 * the result depends on it. Outside of Next.js (seed, tests) the query is not cached, nor on a page
 * that shows the content of another time.
 *
 * @param name unique in the code base
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  getTags: (...args: NoInfer<Args>) => string[],
  query: Query<Args, Result>,
): Query<Args, Result> {
  if (!process.env.NEXT_RUNTIME) return query;
  const readCached = cache((...args: Args) =>
    unstable_cache(
      () => inPresent(() => query(...args)),
      [process.env.CACHE_GENERATION ?? "", name, JSON.stringify(args)],
      {
        tags: getTags(...args),
        revalidate: maxAgeSeconds,
      },
    )(),
  );
  return (...args) => (contentTime() ? query(...args) : readCached(...args));
}

/**
 * Limits how long the page being rendered may be cached, when its content depends on the time. The
 * first request afterwards still gets the cached page and triggers its rendering. No effect outside
 * of Next.js and on dynamic pages.
 */
export async function cacheUntil(end: Date): Promise<void> {
  if (!process.env.NEXT_RUNTIME) return;
  const seconds = Math.max(1, Math.ceil((end.getTime() - currentTimeMs()) / 1000));
  // A page is cached no longer than any result it used; this one has no other purpose.
  await unstable_cache(async () => null, ["cache-until", end.toISOString()], { revalidate: seconds })();
}

/**
 * Drops cached results and pages with these tags at once, and tells the listener; in server actions
 * and route handlers. Outside of Next.js there is nothing to drop.
 */
export function revalidateTags(...tags: string[]): void {
  const expired = [...new Set(tags)];
  if (process.env.NEXT_RUNTIME) for (const tag of expired) revalidateTag(tag, { expire: 0 });
  getHook().onRevalidated(expired);
}

const getHook = processSingleton("revalidated-tags", () => ({ onRevalidated: (_tags: readonly string[]) => {} }));

/** Has a function called with the tags that this process revalidates, to tell others. */
export function onTagsRevalidated(listener: (tags: readonly string[]) => void): void {
  getHook().onRevalidated = listener;
}
