import { beforeEach } from "vitest";
import { cacheTags, onTagsRevalidated } from "#lib/cache/cache.ts";
import { listItemSlugs } from "#lib/routing/slugs.ts";

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

/** Cache tags of the pages of a recipe or story, one for each language it has. */
export async function itemTags(id: string): Promise<string[]> {
  return (await listItemSlugs(id)).map(({ slug }) => cacheTags.item(slug));
}
