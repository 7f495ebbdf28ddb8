import "server-only";
import { hasFeedBoundary } from "#lib/content/feeds/queries.ts";
import { mealStartHours } from "#lib/kitchen/what-to-cook/meals.ts";
import { env } from "#lib/platform/config/env.ts";
import { getLocalUrl } from "#lib/platform/config/listen-address.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt } from "#lib/platform/time/time-zone.ts";

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
  if (response.status >= 500) throw new Error(`answered ${response.status}`);
}
