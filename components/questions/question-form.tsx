"use client";
import { type ReactNode, useId } from "react";
import { TopicChoice } from "#components/questions/topic-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextArea, Trap } from "#components/ui/field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { askQuestionAction } from "#lib/questions/actions.ts";
import type { QuestionError } from "#lib/questions/schema.ts";

type Word = "topic" | "question" | "questionHint" | "website" | "submit" | "sending" | "sent" | "limited" | "failed";

interface QuestionFormProps {
  locale: Locale;
  topics: { key: string; title: string }[];
  /** Characters a question may have. */
  longest: number;
  words: Record<Word | QuestionError, string>;
  errorIcon: ReactNode;
}

const fields = ["topic", "question"] as const;

export function QuestionForm({ locale, topics, longest, words, errorIcon }: QuestionFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(askQuestionAction, fields);

  if (status === "sent") {
    return (
      <p role="status" className="text-schnittlauch">
        {words.sent}
      </p>
    );
  }
  return (
    <form {...form} noValidate className="grid gap-4">
      <TopicChoice
        id={`${id}-topic`}
        label={words.topic}
        topics={topics}
        chosen={values.topic}
        error={errors.topic && words[errors.topic]}
        errorIcon={errorIcon}
      />
      <TextArea
        id={`${id}-question`}
        name="question"
        label={words.question}
        hint={words.questionHint}
        error={errors.question && words[errors.question]}
        errorIcon={errorIcon}
        defaultValue={values.question}
        rows={5}
        required
        maxLength={longest}
      />
      <Trap name="website" label={words.website} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && words[status]}
      </p>
      <Button type="submit" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
