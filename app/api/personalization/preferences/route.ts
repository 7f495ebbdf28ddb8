import * as operations from "#app/api/personalization/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { deletePreferences, savePreferences } from "#lib/people/preferences/mutations.ts";
import { getPreferences } from "#lib/people/preferences/queries.ts";

export const dynamic = "force-dynamic";

/** Quiz answers of the user; null when there are none. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getPreferences, async ({ user }) => ({ data: await getPreferences(user.id) })),
  PUT: implementForUser(operations.setPreferences, async ({ user, body }) => {
    await savePreferences(user.id, body);
    return { data: await getPreferences(user.id) };
  }),
  DELETE: implementForUser(operations.deletePreferences, async ({ user }) => {
    await deletePreferences(user.id);
    return null;
  }),
});
