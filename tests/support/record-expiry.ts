import { cacheTags, onTagsRevalidated } from "#lib/cache/cache.ts";
import { listItemSlugs } from "#lib/routing/slugs.ts";

/**
 * Records which cache tags this process expires; outside of Next.js that has no other effect.
 *
 * @returns a function that answers each tag expired since its last call once, in order of the
 * alphabet
 */
export function recordExpiry(): () => string[] {
  const expired = new Set<string>();
  onTagsRevalidated((tags) => {
    for (const tag of tags) expired.add(tag);
  });
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
