import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { createAction, formOf, previousState, runAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { actionsPerUser } from "#lib/platform/http/rate-limit/action-limit.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import { defaultLocale, locales } from "#lib/platform/i18n/locales.ts";
import { signUpAddress } from "#lib/platform/routing/sign-in-address.ts";
import { runAsSession } from "#lib/platform/user-events/acting-session.ts";
import { getSessionUser } from "./session-user.ts";
import type { SessionUser } from "./session-user-type.ts";

/**
 * Runs a server action for the signed-in user, see `runAction`. Without a session the code is
 * "unauthorized", above the limit of a user's calls of all actions "tooMany".
 *
 * @param userId who made the change, where a device delivers it later. Another user may be signed
 *   in by then: the code is "unauthorized", too, and the change waits for its user.
 */
export function runUserAction<Data>(
  handler: (user: SessionUser) => Promise<Data>,
  userId?: string,
): Promise<ActionResult<Data>> {
  return runAction(async () => {
    const user = await getSessionUser();
    if (!user || (userId !== undefined && userId !== user.id)) throw new ApiError("unauthorized");
    await assertAllowed([actionsPerUser, user.id]);
    return runAsSession(user.sessionId, () => handler(user));
  });
}

/**
 * Language and address of the page with a form, to return to after signing up, and who has sent it,
 * where a device delivers it later.
 */
const commonFields = {
  locale: z.enum(locales).catch(defaultLocale),
  here: z.unknown().transform(parseLocalPath).optional(),
  user: z.uuid().optional(),
};

/**
 * Declares a server action that components call and forms without script post to, for the signed-in
 * user. Such a form has `here`: with it, a signed-out user is redirected to sign up and then back
 * to that address.
 */
export function createUserFormAction<Shape extends z.ZodRawShape, Data>(
  schema: z.ZodObject<Shape>,
  handler: (user: SessionUser, input: z.output<z.ZodObject<Shape>>) => Promise<Data>,
): (previous: ActionResult<Data> | null, form: FormData) => Promise<ActionResult<Data>> {
  const pageSchema = z.object({ ...commonFields, ...schema.shape });
  return createAction([previousState, formOf(pageSchema)], async (_, fields): Promise<ActionResult<Data>> => {
    const { locale, here, user: userId } = fields as z.output<z.ZodObject<typeof commonFields>>;
    const result = await runUserAction((user) => handler(user, fields as z.output<z.ZodObject<Shape>>), userId);
    if (!result.ok && result.code === "unauthorized" && here !== undefined) redirect(signUpAddress(locale, here));
    return result;
  });
}
