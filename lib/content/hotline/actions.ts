"use server";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { handlePublicForm } from "#lib/platform/http/public-form.ts";
import { isOwnEmail, toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import { hotlineLimits } from "./limits.ts";
import { createQuestion } from "./mutations.ts";
import { type QuestionState, questionFields, questionSchema } from "./schema.ts";

/** Stores a question of the hotline form. */
export const sendQuestionAction = createAction(
  [previousState, formData],
  (_, form): Promise<QuestionState> =>
    handlePublicForm({ fields: questionFields, schema: questionSchema, isAllowed, save: createQuestion }, form),
);

async function isAllowed(client: string, { email }: { email: string }): Promise<boolean> {
  const { perClient, perEmail } = hotlineLimits;
  if (!(await perClient(client))) return false;
  return email === "" || (await perEmail(toEmailKey(email, isOwnEmail(await getSessionUser(), email))));
}
