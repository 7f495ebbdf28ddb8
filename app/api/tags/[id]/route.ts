import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { getTag } from "#lib/content/tags/queries.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

export const dynamic = "force-dynamic";

/** A tag that is not hidden. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getTag, async ({ locale, params: { id = "" } }) => {
    const slug = await findSlug("/tags/[slug]", locale, id);
    const tag = slug && (await getTag(locale, slug));
    if (!tag) return null;
    return {
      data: { ...tag, is_hidden: false as const, url: absoluteUrl(slugAddress(locale, "/tags/[slug]", tag.slug)) },
    };
  }),
});
