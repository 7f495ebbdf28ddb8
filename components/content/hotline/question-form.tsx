"use client";
import { type ReactNode, useId } from "react";
import { TopicPicker } from "#components/content/hotline/topic-picker.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendQuestionAction } from "#lib/content/hotline/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

interface QuestionFormProps {
  locale: Locale;
  topics: { key: string; title: string }[];
  /** Maximum length of a question. */
  maxLength: number;
  messages: Texts<"hotline.form">;
  errorIcon: ReactNode;
}

const fields = ["topic", "question", "email"] as const;

export function QuestionForm({ locale, topics, maxLength, messages, errorIcon }: QuestionFormProps) {
  const id = useId();
  const submission = useFormAction(sendQuestionAction, fields);

  if (submission.status === "sent") return <SentText>{messages.sent}</SentText>;
  const field = createFieldProps(id, submission, messages, errorIcon);
  return (
    <FormFrame
      submission={submission}
      locale={locale}
      messages={messages}
      className="grid gap-4"
      button={{ isFullWidth: true }}
    >
      <TopicPicker {...field("topic")} topics={topics} selected={submission.values.topic} />
      <TextArea {...field("question")} hint={messages.questionHint} rows={5} required maxLength={maxLength} />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} />
    </FormFrame>
  );
}
