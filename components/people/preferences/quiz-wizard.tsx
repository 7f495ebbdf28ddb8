"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useCallback, useRef, useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { quizQuestions } from "#lib/people/preferences/preferences.ts";
import { type QuizSaving, useQuizEnd } from "./use-quiz-end.ts";
import { useQuizSteps } from "./use-quiz-steps.ts";
import { useSavedAnswers } from "./use-saved-answers.ts";

interface QuizWizardProps {
  /** Address of the result page. */
  action: string;
  /** One per question. */
  steps: ReactNode[];
  /** Saves the answers in a dialog, where the questions have no history entries. */
  saving?: QuizSaving;
}

/**
 * Shows one question after the other, on a page each with its own history entry. Without script it
 * is one long GET form that leads to the result page. Needs the messages of `preferences.quiz`.
 */
export function QuizWizard({ action, steps, saving }: QuizWizardProps) {
  const isInDialog = saving !== undefined;
  const t = useTranslations("preferences.quiz");
  const { step, goNext, goBack } = useQuizSteps(!isInDialog);
  const form = useRef<HTMLFormElement>(null);
  const subscribe = useCallback((notify: () => void) => {
    const element = form.current;
    element?.addEventListener("change", notify);
    return () => element?.removeEventListener("change", notify);
  }, []);
  const hasAnswer = useSyncExternalStore(
    subscribe,
    () => isStepAnswered(form.current, step),
    () => false,
  );
  const saved = useSavedAnswers(form);
  const { isSending, hasFailed, finish } = useQuizEnd(action, saving ?? saved.save);
  const last = steps.length - 1;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (step < last && submitter?.dataset.shows === undefined) return goNext();
    void finish(new FormData(event.currentTarget));
  }
  const labels = saving?.labels ?? { show: t("show"), showNow: t("showNow"), sending: t("sending") };

  return (
    <form ref={form} action={action} data-choices="quiz" onSubmit={submit}>
      <Progress step={step} of={steps.length} />
      {steps.map((content, index) => (
        <div
          key={quizQuestions[index]}
          id={isInDialog ? undefined : quizQuestions[index]}
          className={clsx(
            index !== step && "[@media(scripting:enabled)]:hidden",
            index > 0 && "[@media(scripting:none)]:mt-12",
          )}
        >
          {content}
        </div>
      ))}
      {/* Enter activates the first submit button of a form. */}
      <div
        className={clsx(
          "sticky-actions z-10 mt-6 flex flex-row-reverse items-center justify-between gap-3 border-line border-t py-4",
          isInDialog ? "-mx-6 flex-wrap bg-surface px-6" : "-mx-4 bg-page px-4 md:-mx-8 md:px-8",
        )}
      >
        {saving && (
          <p role="alert" className="w-full font-strong text-error text-sm empty:hidden">
            {hasFailed && saving.failed}
          </p>
        )}
        {step < last && (
          <Button type="submit" size="lg" variant={hasAnswer ? "primary" : "secondary"} className="needs-script">
            {hasAnswer ? t("next") : t("skip")}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          data-shows=""
          aria-disabled={isSending}
          className={clsx(step < last && "[@media(scripting:enabled)]:hidden")}
        >
          {isSending ? labels.sending : labels.show}
        </Button>
        {step > 0 && (
          <Button variant="bare" className="needs-script" onClick={goBack}>
            {t("back")}
          </Button>
        )}
      </div>
      <div className={clsx("flex flex-wrap items-center gap-x-4", !isInDialog && "pb-5")}>
        {step < last && (
          <Button type="submit" variant="bare" data-shows="" aria-disabled={isSending} className="needs-script -ml-2">
            {isSending ? labels.sending : labels.showNow}
          </Button>
        )}
        {saved.isPrefilled && (
          <Button variant="bare" className="-ml-2" onClick={saved.remove}>
            {t("forget")}
          </Button>
        )}
        <p role="status" className="text-ink-3 text-sm">
          {saved.isPrefilled && t("kept")} {saved.isDeleted && t("forgotten")}
        </p>
      </div>
    </form>
  );
}

/** One square per question; those of answered steps are patterned. */
function Progress({ step, of }: { step: number; of: number }) {
  return (
    <div aria-hidden="true" className="needs-script mb-5 flex gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no other key
          key={index}
          className={clsx(
            "h-2 w-10 rounded-1",
            index < step ? "gingham [--cell:4px]" : index === step ? "bg-primary" : "bg-tint-2",
          )}
        />
      ))}
    </div>
  );
}

function isStepAnswered(form: HTMLFormElement | null, step: number): boolean {
  return form !== null && new FormData(form).has(quizQuestions[step] ?? "");
}
