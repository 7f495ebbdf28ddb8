"use client";
import { FeedbackForm } from "#components/people/feedback/feedback-form.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { FeedbackTexts } from "#lib/people/feedback/feedback-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface FeedbackModalProps {
  locale: Locale;
  texts: FeedbackTexts;
  onClose(): void;
}

/** Dialog with the feedback form. */
export function FeedbackModal({ locale, texts, onClose }: FeedbackModalProps) {
  useOpenedModal(feedbackModalId, onClose);
  return (
    <Modal id={feedbackModalId} title={texts.form.title} closeLabel={texts.close} closeIcon={<DialogIcon name="x" />}>
      <FeedbackForm locale={locale} messages={texts.form} errorIcon={<DialogIcon name="circleAlert" />} />
    </Modal>
  );
}
