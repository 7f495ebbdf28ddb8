import { currentTime } from "#lib/time/clock.ts";
import "server-only";
import { env } from "#lib/config/env.ts";
import { getLocalUrl } from "#lib/config/listen-address.ts";
import { hasFeedBoundary } from "#lib/feeds/queries.ts";
import { getActiveLocales } from "#lib/i18n/active-locales.ts";
import { runForEach } from "#lib/jobs/run-for-each.ts";
import { address } from "#lib/routing/address.ts";
import { nextHourAt } from "#lib/time/time-zone.ts";
import { mealStartHours } from "#lib/what-to-cook/meals.ts";

/** Pages that change at midnight, at the start of a meal, and when a module starts or ends. */
const scheduledPages = ["/", "/basics", "/veganuary", "/what-to-cook-today"] as const;

let lastCheckedAt = currentTime();

/**
 * Requests these pages when such a moment has passed since the last call. The first request after
 * `cacheUntil` gets the old page and renders the new one; this makes it ours, not a reader's.
 */
export async function revalidateScheduledPages(now = currentTime()): Promise<void> {
  const from = lastCheckedAt;
  const hasChanged = nextHourAt(from, [0, ...mealStartHours]) <= now || (await hasFeedBoundary(from, now));
  const pages = getActiveLocales().flatMap((locale) => scheduledPages.map((page) => address(locale, page)));
  const areAllDone = await runForEach(hasChanged ? pages : [], request, (page) => `${page} was not requested`);
  // After a failed request the next call tries again.
  if (!areAllDone) throw new Error("not all pages were requested");
  lastCheckedAt = now;
}

async function request(page: string): Promise<void> {
  const response = await fetch(getLocalUrl(env) + page, { signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
}
