"use client";
import { type ReactNode, useActionState, useEffect, useId, useState } from "react";
import { TopicChoice } from "#components/questions/topic-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/field.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { askQuestionAction } from "#lib/questions/actions.ts";
import type { QuestionError, QuestionState } from "#lib/questions/schema.ts";

type Word = "topic" | "question" | "questionHint" | "website" | "submit" | "sending" | "sent" | "limited" | "failed";

interface QuestionFormProps {
  locale: Locale;
  topics: { key: string; title: string }[];
  /** Characters a question may have. */
  longest: number;
  words: Record<Word | QuestionError, string>;
  errorIcon: ReactNode;
}

/** Keeps the typed text when the action cannot be reached at all. */
async function tryAsking(before: QuestionState, form: FormData): Promise<QuestionState> {
  try {
    return await askQuestionAction(before, form);
  } catch {
    const values = { topic: String(form.get("topic")), question: String(form.get("question")) };
    return { status: "failed", errors: {}, values };
  }
}

export function QuestionForm({ locale, topics, longest, words, errorIcon }: QuestionFormProps) {
  const id = useId();
  const [isLive, setLive] = useState(false);
  // Until there is script, the form posts to the action itself.
  const [state, ask, isAsking] = useActionState(isLive ? tryAsking : askQuestionAction, { status: "open" });
  useEffect(() => setLive(true), []);

  if (state.status === "sent") {
    return (
      <p role="status" className="text-schnittlauch">
        {words.sent}
      </p>
    );
  }
  const { errors, values } = "values" in state ? state : { errors: {}, values: { topic: "", question: "" } };
  return (
    <form action={ask} noValidate className="grid gap-4">
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
      <label className="absolute -left-[999rem]" aria-hidden="true">
        {words.website}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(state.status === "failed" || state.status === "limited") && words[state.status]}
      </p>
      <Button type="submit" isWide aria-disabled={isAsking}>
        {isAsking ? words.sending : words.submit}
      </Button>
    </form>
  );
}
