import { createCategory } from "#lib/categories/mutations.ts";
import { createTag } from "#lib/tags/mutations.ts";
import { categories } from "./content/categories.ts";
import { tagSummaries } from "./content/tag-summaries.ts";
import { type TagKey, tags } from "./content/tags.ts";
import { pageAddresses, type SeedKeys } from "./keys.ts";

/** Inserts categories and tags. */
export async function insertTaxonomy(keys: SeedKeys): Promise<void> {
  for (const [position, [key, category]] of Object.entries(categories).entries()) {
    const { kind, parent, picture, slug, title, summary } = category;
    const id = await createCategory({
      key,
      kind,
      parentId: parent && keys.id("category", parent),
      position,
      pictureId: picture && keys.id("picture", picture),
      texts: {
        de: { slug: slug.de, title: title.de, summary: summary.de },
        en: { slug: slug.en, title: title.en, summary: summary.en },
      },
    });
    keys.add("category", key, id, pageAddresses("/categories/[slug]", slug));
  }
  for (const [key, { type, isHidden = false, slug, title }] of Object.entries(tags)) {
    const summary = tagSummaries[key as TagKey];
    const texts = {
      de: { slug: slug.de, title: title.de, summary: summary?.de },
      en: { slug: slug.en, title: title.en, summary: summary?.en },
    };
    const id = await createTag({ key, type, isHidden, texts });
    keys.add("tag", key, id, pageAddresses("/tags/[slug]", slug));
  }
}
