"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formOf } from "#lib/platform/http/action.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { throwAsPageError } from "../form-errors.ts";
import type { Target } from "../lock-queries.ts";
import { deleteStoryDraft, restoreStoryDraft } from "./mutations.ts";

const isAllowed = createRateLimiter({ name: "story-deletions", maxCount: 120, windowMs: 10 * 60_000 });
const schema = z.strictObject({ id: z.uuid(), locale: z.enum(locales) });

/** Deletes a draft, as the signed-in editor or partner; its page then offers to restore it. */
export const deleteStoryAction = createAction(
  [formOf(schema)],
  (input): Promise<never> => change(input, "storyDeleted", deleteStoryDraft),
);

/** Restores a deleted draft, as the signed-in editor or partner. */
export const restoreDeletedStoryAction = createAction(
  [formOf(schema)],
  (input): Promise<never> => change(input, "storyRestored", restoreStoryDraft),
);

async function change(
  { id, locale }: z.infer<typeof schema>,
  done: FlashMessage,
  act: (target: Target) => Promise<void>,
): Promise<never> {
  const page = routeAddress(locale, "/desk/stories/[id]", { id });
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, page));
  if (!(await isAllowed(user.id))) throw new ApiError("tooMany");
  await act({ editorId: user.id, itemId: id }).catch(throwAsPageError);
  await setFlashMessage(done, page);
  redirect(page);
}
