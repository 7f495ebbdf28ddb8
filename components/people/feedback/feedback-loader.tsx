"use client";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { useLoadedModal } from "#components/ui/dialogs/use-loaded-modal.ts";
import type { FeedbackTexts } from "#lib/people/feedback/feedback-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadPageTexts } from "#lib/platform/page-texts/load-page-texts.ts";

/** Opens the feedback dialog from its links; without it they lead to the page with the form. */
export function FeedbackLoader({ locale }: { locale: Locale }) {
  const { opened, close } = useLoadedModal(`a[data-opens=${feedbackModalId}]`, async () => {
    const [{ FeedbackModal }, texts] = await Promise.all([
      import("./feedback-modal.tsx"),
      loadPageTexts<FeedbackTexts>("feedback", locale),
    ]);
    return { FeedbackModal, texts };
  });
  if (!opened) return null;
  const { FeedbackModal, texts } = opened.loaded;
  return <FeedbackModal texts={texts} locale={locale} onClose={close} />;
}
