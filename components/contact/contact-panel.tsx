import { useLocale, useTranslations } from "next-intl";
import { ContactForm } from "#components/contact/contact-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { contactLength, contactTopics } from "#lib/contact/schema.ts";

/** Contact form with its texts. */
export function ContactPanel() {
  const t = useTranslations("contact");
  const { min, max } = contactLength.message;
  return (
    <section aria-labelledby="message" className="rounded-2 bg-tint p-6">
      <h2 id="message" className="text-2xl">
        {t("form.title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{t("form.text")}</p>
      <ContactForm
        locale={useLocale()}
        topics={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        messages={{
          topic: t("form.topic"),
          name: t("form.name"),
          nameHint: t("form.nameHint"),
          email: t("form.email"),
          emailHint: t("form.emailHint"),
          message: t("form.message"),
          messageHint: t("form.messageHint", { max }),
          website: t("form.website"),
          submit: t("form.submit"),
          sending: t("form.sending"),
          sent: t("form.sent"),
          noTopic: t("form.noTopic"),
          longName: t("form.longName", { max: contactLength.name }),
          badEmail: t("form.badEmail"),
          tooShort: t("form.tooShort", { min }),
          tooLong: t("form.tooLong", { max }),
          limited: t("form.limited"),
          failed: t("form.failed"),
        }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </section>
  );
}
