"use server";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { submitChange, toConflict } from "#lib/platform/desk-resources/submit-change.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { answerQuestion, rejectQuestion } from "./desk-mutations.ts";
import {
  type AnswerField,
  type AnswerState,
  answerFields,
  answerSchema,
  type RejectionState,
  rejectionSchema,
} from "./desk-schema.ts";

/** Publishes the answer to a question, as the signed-in editor. */
export const answerQuestionAction: FormAction<AnswerState> = createFormAction({
  fields: answerFields,
  schema: answerSchema,
  submit: async ({ id, version, locale, topic, questionDe, questionEn, answerDe, answerEn }) => {
    const texts = { question: { de: questionDe, en: questionEn }, answer: { de: answerDe, en: answerEn } };
    const result = await decide({ id, locale, done: "questionAnswered" }, (editorId) =>
      answerQuestion({ editorId, id, version, topic, ...texts }),
    );
    return toConflict<AnswerField>(result, "answerDe");
  },
});

/** Rejects a question or takes it off the page, as the signed-in editor. */
export const rejectQuestionAction: FormAction<RejectionState> = createFormAction({
  fields: [],
  schema: rejectionSchema,
  submit: async ({ id, version, locale }) => {
    const result = await decide({ id, locale, done: "questionRejected" }, (editorId) =>
      rejectQuestion({ editorId, id, version }),
    );
    return toConflict(result, null);
  },
});

/** Decides about a question as the signed-in editor; the list says what has happened. */
function decide(
  { id, locale, done }: { id: string; locale: Locale; done: FlashMessage },
  change: (editorId: string) => Promise<DeskChange>,
) {
  const [page, list] = [routeAddress(locale, "/desk/questions/[id]", { id }), address(locale, "/desk/questions")];
  return submitChange({ locale, page, done, change, next: () => list });
}
