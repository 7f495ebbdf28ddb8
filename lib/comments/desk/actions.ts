"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { revalidateItem } from "#lib/routing/revalidate-item.ts";
import { decideComment } from "../decision-mutations.ts";
import { throwAsApiError } from "../errors.ts";
import { decisionFormSchema } from "../schema.ts";

/**
 * Stores the decision of an editor about a comment: the fields of `decisionFormSchema`. The code is
 * "missing" for users who are no editors.
 */
export async function decideCommentAction(_previous: ActionResult | null, form: FormData): Promise<ActionResult> {
  return runUserAction(async ({ id: editorId }) => {
    const fields = Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION")));
    const decision = parse(fields, decisionFormSchema);
    const { itemId } = await decideComment({ ...decision, editorId }).catch(throwAsApiError);
    await revalidateItem(itemId);
  });
}
