"use server";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formOf, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { revalidateItem } from "#lib/platform/routing/revalidate-item.ts";
import { decideComment } from "../decision-mutations.ts";
import { throwAsApiError } from "../errors.ts";
import { decisionFormSchema } from "../schema.ts";

/**
 * Stores the decision of an editor about a comment: the fields of `decisionFormSchema`. The code is
 * "missing" for users who are no editors.
 */
export const decideCommentAction = createAction(
  [previousState, formOf(decisionFormSchema)],
  (_, decision): Promise<ActionResult> =>
    runUserAction(async ({ id: editorId }) => {
      const { itemId } = await decideComment({ ...decision, editorId }).catch(throwAsApiError);
      await revalidateItem(itemId);
    }),
);
