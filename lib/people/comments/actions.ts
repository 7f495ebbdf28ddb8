"use server";
import type { z } from "zod";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formData, formOf, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { revalidateItem } from "#lib/platform/routing/revalidate-item.ts";
import { commentFields } from "./comment.ts";
import { deleteComment, editComment } from "./edit-mutations.ts";
import { CommentError } from "./errors.ts";
import { setCommentLike } from "./like-mutations.ts";
import { createComment, type SavedComment } from "./mutations.ts";
import { listFormPhotos, storeFormPhotos } from "./photos/form-photos.ts";
import { commentLimits } from "./rate-limits.ts";
import {
  type CommentFieldError,
  type CommentFormState,
  commentEditFormSchema,
  commentFormSchema,
  commentIdSchema,
  commentLikeSchema,
} from "./schema.ts";

type CommentFormResult = FormResult<(typeof commentFields)[number], CommentFieldError>;

/**
 * Stores a comment or a reply of the user: the fields of `commentFormSchema`. A signed-out user is
 * redirected to sign in, and then back to the address `here`.
 */
export const createCommentAction = createAction(
  [previousState, formData],
  (_, form): Promise<CommentFormState> =>
    withPhotos(form, (check) => {
      const submit = ({ user: writerId, ...input }: z.output<typeof commentFormSchema>) =>
        check ?? submitAsUser(form, { locale: input.locale, user: writerId }, (user) => saveNew(user, input));
      return handleForm({ fields: commentFields, schema: commentFormSchema, submit }, form);
    }),
);

async function saveNew(
  user: SessionUser,
  input: Omit<Parameters<typeof createComment>[0], "userId">,
): Promise<SavedComment | null> {
  if (!(await commentLimits().commentCreation(user.id))) return null;
  return createComment({ ...input, userId: user.id });
}

/** Replaces text and photos of an own comment: the fields of `commentEditFormSchema`. */
export const editCommentAction = createAction(
  [previousState, formData],
  (_, form): Promise<CommentFormState> =>
    withPhotos(form, (check) =>
      handleForm(
        {
          fields: commentFields,
          schema: commentEditFormSchema,
          submit: ({ locale, user, ...edit }) =>
            check ??
            submitAsUser(form, { locale, user }, async ({ id: userId }) =>
              (await commentLimits().edit(userId)) ? editComment({ ...edit, userId }) : null,
            ),
        },
        form,
      ),
    ),
);

/**
 * Stores the photos of a form without script before the form is handled. With one that cannot be
 * stored nothing is sent: the form shows text and photos again.
 *
 * @param handle gets what to answer in place of sending, if anything
 */
async function withPhotos(
  form: FormData,
  handle: (check: Promise<CommentFormResult> | null) => Promise<CommentFormState>,
): Promise<CommentFormState> {
  const user = form.has("photos") ? await getSessionUser() : null;
  const problem = user && (await storeFormPhotos(user.id, form));
  const errors = problem && { photoIds: problem };
  const state = await handle(errors && Promise.resolve({ status: "invalid", errors }));
  if (!user || !("errors" in state)) return state;
  return { ...state, errors: { ...state.errors, ...errors }, photos: listFormPhotos(form) };
}

/** @param save returns null when the user has written too much */
async function submitAsUser(
  form: FormData,
  { locale, user: writerId }: { locale: Locale; user?: string },
  save: (user: SessionUser) => Promise<SavedComment | null>,
): Promise<CommentFormResult> {
  const user = await getSessionUser();
  if (!user) return refuseForm(locale, parseLocalPath(form.get("here")));
  // Another user has signed in in another tab. The text stays in the form of the one who wrote it.
  if (writerId !== undefined && writerId !== user.id) return { status: "failed" };
  try {
    const saved = await save(user);
    if (!saved) return { status: "limited" };
    await revalidateItem(saved.itemId);
    return { status: "sent" };
  } catch (error) {
    if (!(error instanceof CommentError)) throw error;
    const field = error.code === "photoMissing" ? "photoIds" : "text";
    return { status: "invalid", errors: { [field]: error.code } };
  }
}

/** Deletes an own comment: `id` of the form. Repeating it changes nothing. */
export const deleteCommentAction = createAction(
  [previousState, formOf(commentIdSchema)],
  (_, { id }): Promise<ActionResult> =>
    runUserAction(async ({ id: userId }) => {
      if (!(await commentLimits().edit(userId))) throw new ApiError("tooMany");
      const itemId = await deleteComment(userId, id);
      if (itemId) await revalidateItem(itemId);
    }),
);

/** Sets the user's like of a comment: `id` and `liked` ("true" or "false") of the form. */
export const setCommentLikeAction = createAction(
  [previousState, formOf(commentLikeSchema)],
  (_, { id: commentId, liked, user }): Promise<ActionResult> =>
    runUserAction(async ({ id: userId }) => {
      if (!(await commentLimits().like(userId))) throw new ApiError("tooMany");
      if (!(await setCommentLike({ userId, commentId, liked }))) throw new ApiError("missing");
    }, user),
);
