"use server";
import { z } from "zod";
import type { OnboardingQuestions } from "#components/people/preferences/onboarding-wizard.tsx";
import { createAction, runAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { loadMessages } from "#lib/platform/i18n/messages.ts";
import { pickMessages } from "#lib/platform/i18n/pick-messages.ts";
import { getAnswerPictures } from "./answer-pictures.ts";

const namespaces = [
  ...(["onboarding", "quiz", "questions", "choices", "hints"] as const).map((name) => `preferences.${name}` as const),
  "ui.modal" as const,
];

/**
 * Texts and pictures of the wizard for new users, which no page carries. They are data: an action
 * cannot render client components that the open page does not know.
 */
export const loadOnboardingQuestionsAction = createAction(
  [z.enum(locales)],
  (locale): Promise<ActionResult<OnboardingQuestions>> =>
    runAction(async () => {
      const [messages, pictures] = await Promise.all([loadMessages(locale), getAnswerPictures(locale)]);
      return { messages: pickMessages(messages, namespaces), pictures };
    }),
);
