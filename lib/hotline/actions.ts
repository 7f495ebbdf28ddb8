"use server";
import { handlePublicForm } from "#lib/http/public-form.ts";
import { hotlineLimits } from "./limits.ts";
import { createQuestion } from "./mutations.ts";
import { type QuestionState, questionFields, questionSchema } from "./schema.ts";

/** Stores a question of the hotline form. */
export async function sendQuestionAction(_previous: QuestionState, form: FormData): Promise<QuestionState> {
  return handlePublicForm({ fields: questionFields, schema: questionSchema, isAllowed, save: createQuestion }, form);
}

async function isAllowed(client: string, { email }: { email: string }): Promise<boolean> {
  const { perClient, perEmail } = hotlineLimits;
  return (await perClient(client)) && (email === "" || (await perEmail(email.toLowerCase())));
}
