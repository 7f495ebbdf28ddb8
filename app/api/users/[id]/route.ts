import { isId } from "#app/api/content-json.ts";
import { toProfileJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { findUserSlug, getUser } from "#lib/people/users/queries.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";

export const dynamic = "force-dynamic";

/** The public profile of a user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getUser, async ({ locale, params: { id = "" } }) => {
    const slug = isId(id) ? await findUserSlug(id) : await findSlug("/users/[slug]", locale, id);
    const profile = slug && (await getUser(locale, slug));
    return profile ? { data: toProfileJson(profile) } : null;
  }),
});
