"use client";
import { type ReactNode, useId } from "react";
import { TopicPicker } from "#components/hotline/topic-picker.tsx";
import { Button } from "#components/ui/button.tsx";
import { Honeypot, TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import { sendQuestionAction } from "#lib/hotline/actions.ts";
import type { QuestionFieldError } from "#lib/hotline/schema.ts";
import type { Locale } from "#lib/i18n/locales.ts";

type Word =
  | "topic"
  | "question"
  | "questionHint"
  | "email"
  | "emailHint"
  | "website"
  | "submit"
  | "sending"
  | "sent"
  | "limited"
  | "failed";

interface QuestionFormProps {
  locale: Locale;
  topics: { key: string; title: string }[];
  /** Maximum length of a question. */
  maxLength: number;
  messages: Record<Word | QuestionFieldError, string>;
  errorIcon: ReactNode;
}

const fields = ["topic", "question", "email"] as const;

export function QuestionForm({ locale, topics, maxLength, messages, errorIcon }: QuestionFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(sendQuestionAction, fields);

  if (status === "sent") {
    return (
      <p role="status" className="text-success">
        {messages.sent}
      </p>
    );
  }
  return (
    <form {...form} className="grid gap-4">
      <TopicPicker
        id={`${id}-topic`}
        label={messages.topic}
        topics={topics}
        selected={values.topic}
        error={errors.topic && messages[errors.topic]}
        errorIcon={errorIcon}
      />
      <TextArea
        id={`${id}-question`}
        name="question"
        label={messages.question}
        hint={messages.questionHint}
        error={errors.question && messages[errors.question]}
        errorIcon={errorIcon}
        defaultValue={values.question}
        rows={5}
        required
        maxLength={maxLength}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="email"
        label={messages.email}
        hint={messages.emailHint}
        error={errors.email && messages[errors.email]}
        errorIcon={errorIcon}
        defaultValue={values.email}
      />
      <Honeypot name="website" label={messages.website} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && messages[status]}
      </p>
      <Button type="submit" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
