"use server";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/http/form-handler.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { signInAddress } from "#lib/routing/sign-in-address.ts";
import { answerQuestion, rejectQuestion } from "./desk-mutations.ts";
import {
  type AnswerField,
  type AnswerFieldError,
  type AnswerState,
  answerFields,
  answerSchema,
  type RejectionState,
  rejectionSchema,
} from "./desk-schema.ts";
import { QuestionError } from "./errors.ts";
import { hotlineLimits } from "./limits.ts";

/** Publishes the answer to a question, as the signed-in editor. */
export const answerQuestionAction: FormAction<AnswerState> = createFormAction<
  AnswerField,
  AnswerFieldError,
  typeof answerSchema
>({
  fields: answerFields,
  schema: answerSchema,
  submit: ({ id, version, locale, topic, questionDe, questionEn, answerDe, answerEn }) => {
    const question = { de: questionDe, en: questionEn };
    const answer = { de: answerDe, en: answerEn };
    return decide({ id, locale, done: "questionAnswered" }, (editorId) =>
      answerQuestion({ editorId, id, version, topic, question, answer }),
    );
  },
});

/** Rejects a question or takes it off the page, as the signed-in editor. */
export const rejectQuestionAction: FormAction<RejectionState> = createFormAction<never, never, typeof rejectionSchema>({
  fields: [],
  schema: rejectionSchema,
  submit: async ({ id, version, locale }) => {
    const result = await decide({ id, locale, done: "questionRejected" }, (editorId) =>
      rejectQuestion({ editorId, id, version }),
    );
    return result.status === "invalid" ? { status: "failed" } : result;
  },
});

/** Checks who decides; afterwards the list says what has happened. */
async function decide(
  { id, locale, done }: { id: string; locale: Locale; done: FlashMessage },
  change: (editorId: string) => Promise<void>,
): Promise<FormResult<AnswerField, AnswerFieldError>> {
  const user = await getSessionUser();
  if (!user) {
    const page = routeAddress(locale, "/desk/questions/[id]", { id });
    return { status: "done", href: signInAddress(locale, page) };
  }
  if (!(await hotlineLimits.perEditor(user.id))) return { status: "limited" };
  try {
    await change(user.id);
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return error.code === "conflict" ? { status: "invalid", errors: { answerDe: "conflict" } } : { status: "failed" };
  }
  revalidateTags(cacheTags.questions);
  const list = address(locale, "/desk/questions");
  await setFlashMessage(done, list);
  return { status: "done", href: list };
}
