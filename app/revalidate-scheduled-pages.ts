import { currentTime } from "#lib/time/clock.ts";
import "server-only";
import { env } from "#lib/config/env.ts";
import { hasFeedBoundary } from "#lib/feeds/queries.ts";
import { getActiveLocales } from "#lib/i18n/active-locales.ts";
import { address } from "#lib/routing/address.ts";
import { getLocalUrl } from "#lib/supervisor/port.ts";
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
  for (const locale of hasChanged ? getActiveLocales() : []) {
    for (const page of scheduledPages) {
      const response = await fetch(getLocalUrl(env) + address(locale, page), { signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
    }
  }
  // Set last: after a failed request the next call tries again.
  lastCheckedAt = now;
}
