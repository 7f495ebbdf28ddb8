import "server-only";
import { revalidateImport } from "#lib/content/content-transfer/import/revalidation.ts";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { revalidateItems } from "#lib/platform/routing/revalidate-item.ts";
import { revalidateAuthor, revalidateProfile } from "#lib/platform/routing/revalidate-profile.ts";
import { invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { kindFacts } from "./kinds.ts";
import type { Restoration } from "./restore-mutations.ts";

/** Renders every page anew that shows what was restored. Called after the transaction. */
export async function revalidateRestoration({ kind, id, entry, itemIds, slugs }: Restoration): Promise<void> {
  const { content } = kindFacts[kind];
  if (content && entry) {
    const created = [String(entry.key ?? "")];
    const kinds = [{ kind: content, created, changed: [], unchanged: 0 }];
    await revalidateImport({ kinds, problems: [], moreProblems: 0 });
  }
  if (kind === "author") revalidateProfile([String(entry?.key), ...slugs]);
  if (kind === "category") revalidateTags(cacheTags.searchRules);
  if (kind === "ingredient") invalidateSlugs("/ingredients/[slug]", listNames(entry));
  if (kind === "partner") {
    await revalidateAuthor(id, slugs);
    revalidateTags(cacheTags.feeds);
  }
  await revalidateItems(itemIds);
}

/** Names under which readers may ask for an ingredient. */
function listNames(entry: Restoration["entry"]): string[] {
  const texts = Object.values((entry?.texts ?? {}) as Record<string, { singular: string; plural: string }>);
  return texts.flatMap(({ singular, plural }) => [slugify(singular), slugify(plural)]).filter(Boolean);
}
