import "server-only";
import { listDueCopies } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { signToken } from "#lib/platform/auth/signed-token.ts";
import { env } from "#lib/platform/config/env.ts";
import { getLocalUrl } from "#lib/platform/config/listen-address.ts";
import { listTimedChanges } from "#lib/platform/routing/publication/timed-queries.ts";
import { currentTime, currentTimeMs } from "#lib/platform/time/clock.ts";

/** Purpose of the token, and the header with it. */
export const timedChangesHeader = "x-timed-changes";

const tokenLifetimeMs = 60_000;
/** Stored pages of a former run may be that old. */
const maxPageAgeMs = 15 * 60_000;

let lastCheckedAt = new Date(currentTimeMs() - maxPageAgeMs);

/**
 * Has the site publish the changes whose time has come, and revalidate the pages of recipes and
 * stories whose time of publication or expiry has come since the last call. Next revalidates within
 * requests only, so the site requests its own route.
 */
export async function requestTimedChanges(now = currentTime()): Promise<void> {
  const from = lastCheckedAt;
  const due = await Promise.all([listDueCopies(now), listTimedChanges(from, now)]);
  if (due.flat().length > 0) {
    const period = `${from.getTime()} ${now.getTime()}`;
    const response = await fetch(`${getLocalUrl(env)}/api/recipes/timed-changes/`, {
      method: "POST",
      headers: { [timedChangesHeader]: signToken(timedChangesHeader, period, tokenLifetimeMs) },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  }
  // Set last: after a failed request the next call tries again.
  lastCheckedAt = now;
}
