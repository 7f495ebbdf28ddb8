"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { TopicPicker } from "#components/content/hotline/topic-picker.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { answerQuestionAction } from "#lib/content/hotline/desk-actions.ts";
import type { AnswerField } from "#lib/content/hotline/desk-schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AnswerFormProps {
  question: { id: string; version: number; values: Record<AnswerField, string> };
  /** Whether readers see the question already. */
  isPublished: boolean;
  /** Lengths in characters. */
  max: { question: number; answer: number };
  topics: { key: string; title: string }[];
  locale: Locale;
  errorIcon: ReactNode;
}

const fields = ["topic", "questionDe", "answerDe", "questionEn", "answerEn"] as const;

/** Answers a question, or changes the published answer. Needs the messages `hotline.desk`. */
export function AnswerForm({ question, isPublished, max, topics, locale, errorIcon }: AnswerFormProps) {
  const id = useId();
  const t = useTranslations("hotline.desk");
  const submission = useFormAction(answerQuestionAction, fields);
  const { status, errors, values } = submission;
  const messages = {
    submit: t(isPublished ? "save" : "publish"),
    sending: t("sending"),
    failed: t("failed"),
    limited: t("limited"),
  };
  const getValue = (name: AnswerField) => (status === "open" ? question.values[name] : values[name]);
  const field = (name: AnswerField) => {
    const error = errors[name];
    const length = name.startsWith("question") ? max.question : max.answer;
    return {
      id: `${id}-${name}`,
      name,
      label: t(`fields.${name}`),
      error: error && t(`errors.${error}`, { max: length }),
      errorIcon,
      defaultValue: getValue(name),
    };
  };
  return (
    <FormFrame submission={submission} locale={locale} messages={messages} className="grid gap-5">
      <TopicPicker
        id={`${id}-topic`}
        label={t("fields.topic")}
        topics={topics}
        selected={getValue("topic")}
        error={field("topic").error}
        errorIcon={errorIcon}
      />
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextArea {...field("questionDe")} lang="de" rows={4} />
          <TextArea {...field("answerDe")} lang="de" rows={10} />
        </div>
        <div className="grid content-start gap-5">
          <TextArea {...field("questionEn")} lang="en" rows={4} />
          <TextArea {...field("answerEn")} lang="en" rows={10} />
        </div>
      </div>
      <input type="hidden" name="id" value={question.id} />
      <input type="hidden" name="version" value={question.version} />
    </FormFrame>
  );
}
