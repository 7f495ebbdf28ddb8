import { isId } from "#app/api/content-json.ts";
import { toProfileJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api-resources/resource.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { getUser, listUsersById } from "#lib/users/queries.ts";

export const dynamic = "force-dynamic";

/** The public profile of a user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getUser, async ({ locale, params: { id = "" } }) => {
    const profile = isId(id) ? (await listUsersById(locale, [id]))[0] : await findBySlug(locale, id);
    return profile ? { data: toProfileJson(profile) } : null;
  }),
});

async function findBySlug(locale: Parameters<typeof getUser>[0], slug: string) {
  const current = await findSlug("/users/[slug]", locale, slug);
  return current ? getUser(locale, current) : null;
}
