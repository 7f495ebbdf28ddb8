import { useTranslations } from "next-intl";
import { SenderPrefill } from "#components/business/contact/sender-prefill.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendContactAction } from "#lib/business/contact/actions.ts";
import { contactFields, contactLength, contactTopics } from "#lib/business/contact/schema.ts";

/** A message to the site; name and address of a signed-in user are filled in. */
export function ContactPanel() {
  const t = useTranslations("contact.form");
  const topics = useTranslations("contact.topics");
  return (
    <section aria-labelledby="message" className="rounded-2 bg-tint p-6">
      <h2 id="message" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{t("text")}</p>
      <Form
        action={sendContactAction}
        fields={contactFields}
        errors={{
          noTopic: t("noTopic"),
          longName: t("longName", { max: contactLength.name }),
          badEmail: t("badEmail"),
          tooShort: t("tooShort", contactLength.message),
          tooLong: t("tooLong", contactLength.message),
        }}
        messages={{
          website: t("website"),
          submit: t("submit"),
          sending: t("sending"),
          failed: t("failed"),
          limited: t("limited"),
        }}
        className="grid gap-5"
        sent={<SentText>{t("sent")}</SentText>}
      >
        <RadioField
          name="topic"
          legend={t("topic")}
          options={contactTopics.map((value) => ({ value, label: topics(value) }))}
          className="grid sm:grid-cols-2"
        />
        <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="name" />
        <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" required />
        <TextArea
          name="message"
          label={t("message")}
          hint={t("messageHint", contactLength.message)}
          rows={7}
          required
        />
        <SenderPrefill />
      </Form>
    </section>
  );
}
