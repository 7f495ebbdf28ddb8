"use server";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { handlePublicForm } from "#lib/platform/http/public-form.ts";
import { hotlineLimits } from "./limits.ts";
import { createQuestion } from "./mutations.ts";
import { type QuestionState, questionFields, questionSchema } from "./schema.ts";

/** Stores a question of the hotline form. */
export const sendQuestionAction = createAction([previousState, formData], (_, form): Promise<QuestionState> => {
  const isAllowed = hotlineLimits.perClient;
  return handlePublicForm({ fields: questionFields, schema: questionSchema, isAllowed, save: createQuestion }, form);
});
