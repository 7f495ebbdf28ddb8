import { beforeEach, expect, onTestFinished, vi } from "vitest";
import { cacheTags, onTagsRevalidated } from "#lib/platform/cache/cache.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { type Change, changesChannel } from "#lib/platform/routing/announce-change.ts";
import { listItemSlugs } from "#lib/platform/routing/slugs.ts";

/**
 * Records which cache tags the tests of a file expire; outside of Next.js that has no other effect.
 *
 * @returns a function that answers each tag once that the running test has expired since the last
 * call, in order of the alphabet
 */
export function recordExpiry(): () => string[] {
  const expired = new Set<string>();
  onTagsRevalidated((tags) => {
    for (const tag of tags) expired.add(tag);
  });
  beforeEach(() => expired.clear());
  return () => {
    const tags = [...expired].toSorted();
    expired.clear();
    return tags;
  };
}

/**
 * Records which cache tags the running test announces to other processes, from now on.
 *
 * @returns a function that answers all of them, in order of the alphabet
 */
export async function recordAnnouncements(): Promise<() => string[]> {
  const names: string[] = [];
  const onNotification = vi.fn((payload?: string) => {
    const change: Change | null = payload ? JSON.parse(payload) : null;
    if (change?.kind === "tags") names.push(...change.names);
  });
  onTestFinished(listen(changesChannel, onNotification));
  // It is called as soon as it is connected.
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalled(), 10_000);
  return () => names.toSorted();
}

/** Cache tags of the pages of a recipe or story, one for each language it has. */
export async function itemTags(id: string): Promise<string[]> {
  return (await listItemSlugs(id)).map(({ slug }) => cacheTags.item(slug));
}
