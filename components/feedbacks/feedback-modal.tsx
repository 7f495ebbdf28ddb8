import { useLocale, useTranslations } from "next-intl";
import { FeedbackForm } from "#components/feedbacks/feedback-form.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Modal } from "#components/ui/modal.tsx";

/** The window in which readers tell the makers what they think. */
export function FeedbackModal({ id }: { id: string }) {
  const t = useTranslations("feedbacks.form");
  const close = useTranslations("ui.modal")("close");
  return (
    <Modal id={id} title={t("title")} closeLabel={close} closeIcon={<Icon name="x" />}>
      <FeedbackForm
        locale={useLocale()}
        words={{
          message: t("message"),
          messageHint: t("messageHint"),
          email: t("email"),
          emailHint: t("emailHint"),
          website: t("website"),
          submit: t("submit"),
          sending: t("sending"),
          sent: t("sent"),
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
