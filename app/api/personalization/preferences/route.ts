import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { deletePreferences, savePreferences } from "#lib/preferences/mutations.ts";
import { getPreferences } from "#lib/preferences/queries.ts";
import { preferencesSchema } from "#lib/preferences/schema.ts";

export const dynamic = "force-dynamic";

/** Quiz answers of the user; null when there are none. */
export const GET = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  return json({ data: await getPreferences(user.id) });
});

/** Replaces the answers. */
export const PUT = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  await savePreferences(user.id, await readBody(request, preferencesSchema));
  return json({ data: await getPreferences(user.id) });
});

/** Deletes the answers; also succeeds when there are none. */
export const DELETE = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  await deletePreferences(user.id);
  return json(undefined, 204);
});
