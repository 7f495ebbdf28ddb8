"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { revalidateTags } from "#lib/platform/cache/cache.ts";
import { createAction, formData, formOf, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { setDigest, unsubscribeFromDigest } from "./digest-mutations.ts";
import { throwAsApiError } from "./errors.ts";
import { canChangeDigest, canFollow, canUnfollow } from "./limits.ts";
import { setFollow } from "./mutations.ts";
import { digestUnsubscribeSchema, followFormSchema, type SetDigestState, setDigestSchema } from "./schema.ts";

/**
 * Follows or unfollows an author: `author` and `followed` ("true" or "false") of the form. Called
 * by the follow button directly and by the form that works without script.
 */
export const setFollowAction = createAction(
  [previousState, formOf(followFormSchema)],
  (_, { author: authorId, followed, user }): Promise<ActionResult> =>
    runUserAction(async ({ id: userId }) => {
      const isAllowed = followed ? await canFollow(userId) : await canUnfollow(userId);
      if (!isAllowed) throw new ApiError("tooMany");
      revalidateTags(...(await setFollow({ userId, authorId, followed }).catch(throwAsApiError)));
    }, user),
);

/** Requests or ends the digest of the signed-in user. */
export const setDigestAction: FormAction<SetDigestState> = createFormAction({
  fields: ["wanted"],
  schema: setDigestSchema,
  submit: async ({ wanted, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (!(await canChangeDigest(user.id))) return { status: "limited" };
    const status = await setDigest({ userId: user.id, wanted, locale });
    if (status === "unconfirmed") return { status: "invalid", errors: { wanted: status } };
    refresh();
    return { status: "sent" };
  },
});

/** Ends a digest from the page its mails link to. */
export const unsubscribeFromDigestAction = createAction([formData], async (form): Promise<void> => {
  const locale = form.get("locale");
  const page = address(isLocale(locale) ? locale : defaultLocale, "/newsletter/unsubscribe");
  const { success, data } = digestUnsubscribeSchema.safeParse({ id: form.get("id"), key: form.get("key") });
  const isDone = success && (await unsubscribeFromDigest(data));
  redirect(`${page}?list=follows&state=${isDone ? "done" : "dead"}`, "replace");
});
