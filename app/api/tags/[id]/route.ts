import * as operations from "#lib/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api-resources/resource.ts";
import { slugAddress } from "#lib/routing/address.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { absoluteUrl } from "#lib/seo/metadata.ts";
import { getTag } from "#lib/tags/queries.ts";

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
