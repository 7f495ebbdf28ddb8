import { useLocale, useTranslations } from "next-intl";
import { QuestionForm } from "#components/hotline/question-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { questionLength, topics } from "#lib/hotline/schema.ts";

/** Question form with its texts. */
export function QuestionPanel({ id }: { id: string }) {
  const t = useTranslations("hotline");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-2 bg-tint p-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {t("form.title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{t("form.text")}</p>
      <QuestionForm
        locale={useLocale()}
        topics={topics.map((key) => ({ key, title: t(`topics.${key}`) }))}
        maxLength={questionLength.max}
        messages={{
          topic: t("form.topic"),
          question: t("form.question"),
          questionHint: t("form.questionHint"),
          email: t("form.email"),
          emailHint: t("form.emailHint"),
          website: t("form.website"),
          submit: t("form.submit"),
          sending: t("form.sending"),
          sent: t("form.sent"),
          noTopic: t("form.noTopic"),
          tooShort: t("form.tooShort", questionLength),
          tooLong: t("form.tooLong", questionLength),
          badEmail: t("form.badEmail"),
          limited: t("form.limited"),
          failed: t("form.failed"),
        }}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </section>
  );
}
