import "server-only";
import { cacheTags, onTagsRevalidated } from "#lib/platform/cache/cache.ts";
import { contentChanged } from "#lib/platform/cache/shared-answer.ts";
import { expireTags } from "#lib/platform/cache/shared-tags.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { loadSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { announceChange, type Change, changesChannel, getSender } from "./announce-change.ts";
import { dropSlugs, expireSlugs } from "./slugs.ts";

/**
 * Drops what other processes announce, and announces the tags that this one revalidates, as long as
 * it lives. What was announced while there was no connection is known ten minutes later, or with
 * `REDIS_URL` at once.
 *
 * @returns a function that stops it
 */
export function receiveChanges(): () => Promise<void> {
  onTagsRevalidated((tags) => {
    if (tags.length > 0) process.send?.(contentChanged);
    void announceChange("tags", tags);
  });
  return listen(changesChannel, (payload) => {
    if (payload === undefined) {
      void reloadSiteSettings();
      return expireSlugs();
    }
    const { sender, kind, names, route } = JSON.parse(payload) as Change;
    if (sender === getSender()) return;
    if (kind === "tags") void expireReceived(names);
    else if (route) dropSlugs(route, names);
  });
}

/** Pages that are rendered anew must not show the former name. */
async function expireReceived(tags: readonly string[]): Promise<void> {
  if (tags.includes(cacheTags.site)) await reloadSiteSettings();
  expireTags(tags);
  process.send?.(contentChanged);
}

function reloadSiteSettings(): Promise<void> {
  return loadSiteSettings().catch((error: Error) => console.error("The site keeps its former settings:", error));
}
