import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages, type Messages } from "#lib/platform/i18n/messages.ts";

/** Texts of the feedback dialog, which pages do not carry. */
export interface FeedbackTexts {
  form: Messages["feedback"]["form"];
  close: string;
}

/** The texts in a language. */
export async function loadFeedbackTexts(locale: Locale): Promise<FeedbackTexts> {
  const { feedback, ui } = await loadMessages(locale);
  return { form: feedback.form, close: ui.modal.close };
}
