import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TopicPicker } from "#components/content/hotline/topic-picker.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendQuestionAction } from "#lib/content/hotline/actions.ts";
import { questionFields, questionLength, topics } from "#lib/content/hotline/schema.ts";

interface QuestionPanelProps {
  id: string;
  /** Fills in the address of a signed-in user. */
  prefill: ReactNode;
}

/** Form for a question to the hotline. */
export function QuestionPanel({ id, prefill }: QuestionPanelProps) {
  const t = useTranslations("hotline.form");
  const titles = useTranslations("hotline.topics");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-2 bg-tint p-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{t("text")}</p>
      <Form
        action={sendQuestionAction}
        fields={questionFields}
        errors={{
          noTopic: t("noTopic"),
          tooShort: t("tooShort", questionLength),
          tooLong: t("tooLong", questionLength),
          badEmail: t("badEmail"),
        }}
        messages={{
          website: t("website"),
          submit: t("submit"),
          sending: t("sending"),
          failed: t("failed"),
          limited: t("limited"),
        }}
        className="grid gap-4"
        button={{ isFullWidth: true }}
        sent={<SentText>{t("sent")}</SentText>}
      >
        <TopicPicker name="topic" label={t("topic")} topics={topics.map((key) => ({ key, title: titles(key) }))} />
        <TextArea
          name="question"
          label={t("question")}
          hint={t("questionHint")}
          rows={5}
          maxLength={questionLength.max}
          required
        />
        <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" />
        {prefill}
      </Form>
    </section>
  );
}
