import { useLocale, useTranslations } from "next-intl";
import { FeedbackForm } from "#components/people/feedback/feedback-form.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { feedbackModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Dialog with the feedback form. */
export function FeedbackModal() {
  const texts = useTexts("feedback.form");
  const close = useTranslations("ui.modal")("close");
  return (
    <Modal id={feedbackModalId} title={texts.title} closeLabel={close} closeIcon={<Icon name="x" />}>
      <FeedbackForm
        locale={useLocale()}
        messages={texts}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </Modal>
  );
}
