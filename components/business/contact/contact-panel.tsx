import { useLocale, useTranslations } from "next-intl";
import { ContactForm } from "#components/business/contact/contact-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { contactLength, contactTopics } from "#lib/business/contact/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Contact form with its texts. */
export function ContactPanel() {
  const t = useTranslations("contact");
  const texts = useTexts("contact.form", contactLength.message);
  return (
    <section aria-labelledby="message" className="rounded-2 bg-tint p-6">
      <h2 id="message" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{texts.text}</p>
      <ContactForm
        locale={useLocale()}
        topics={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        messages={{ ...texts, longName: t("form.longName", { max: contactLength.name }) }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </section>
  );
}
