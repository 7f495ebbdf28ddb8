import { useLocale, useTranslations } from "next-intl";
import { FeedbackForm } from "#components/feedback/feedback-form.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

/** Id of the dialog, for the buttons that open it. */
export const feedbackModal = "feedback";

/** Dialog with the feedback form. */
export function FeedbackModal({ id }: { id: string }) {
  const t = useTranslations("feedback.form");
  const close = useTranslations("ui.modal")("close");
  return (
    <Modal id={id} title={t("title")} closeLabel={close} closeIcon={<Icon name="x" />}>
      <FeedbackForm
        locale={useLocale()}
        messages={{
          message: t("message"),
          messageHint: t("messageHint"),
          email: t("email"),
          emailHint: t("emailHint"),
          website: t("website"),
          submit: t("submit"),
          sending: t("sending"),
          sent: t("sent"),
          again: t("again"),
          tooShort: t("tooShort"),
          tooLong: t("tooLong"),
          badEmail: t("badEmail"),
          limited: t("limited"),
          failed: t("failed"),
        }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </Modal>
  );
}
