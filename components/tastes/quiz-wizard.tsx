"use client";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { questions } from "#lib/tastes/choices.ts";
import { usePastAnswers } from "./past-answers.ts";
import { useSteps } from "./use-steps.ts";
import type { WizardWords } from "./wizard-words.ts";

interface QuizWizardProps {
  /** Address of the result page. */
  action: string;
  /** A question each. */
  steps: ReactNode[];
  words: WizardWords;
}

/**
 * The questions one after the other, each with a place of its own in the history. Without script they are one long form, whose answers
 * are the address of the result.
 */
export function QuizWizard({ action, steps, words }: QuizWizardProps) {
  const { step, goOn, goBack } = useSteps();
  const [hasAnswer, setAnswer] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const past = usePastAnswers(form);
  const last = steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: past answers are ticked after they have come
  useEffect(() => setAnswer(isAnswered(form.current, step)), [step, past.isFilled]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (step < last && submitter?.dataset.shows === undefined) return goOn();
    if (isSending) return;
    setSending(true);
    const answers = new FormData(event.currentTarget);
    await past.keep(answers);
    const query = new URLSearchParams([...answers].map(([name, value]) => [name, String(value)]));
    router.push(query.size > 0 ? `${action}?${query}` : action);
    setSending(false);
  }

  return (
    <form ref={form} action={action} onSubmit={submit} onChange={() => setAnswer(isAnswered(form.current, step))}>
      <Progress step={step} of={steps.length} />
      {steps.map((content, index) => (
        <div
          key={questions[index]}
          id={questions[index]}
          className={clsx(
            index !== step && "[@media(scripting:enabled)]:hidden",
            index > 0 && "[@media(scripting:none)]:mt-12",
          )}
        >
          {content}
        </div>
      ))}
      {/* The first button to send is the one that Enter presses. */}
      <div className="-mx-4 sticky bottom-0 z-10 mt-6 flex flex-row-reverse items-center justify-between gap-3 border-line border-t bg-page px-4 py-4 md:-mx-8 md:px-8">
        {step < last && (
          <Button type="submit" size="lg" className="needs-script">
            {hasAnswer ? words.next : words.skip}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          data-shows=""
          aria-disabled={isSending}
          className={clsx(step < last && "[@media(scripting:enabled)]:hidden")}
        >
          {isSending ? words.sending : words.show}
        </Button>
        {step > 0 && (
          <Button look="bare" className="needs-script" onClick={goBack}>
            {words.back}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 pb-5">
        {step < last && (
          <Button type="submit" look="bare" data-shows="" aria-disabled={isSending} className="needs-script -ml-2">
            {isSending ? words.sending : words.showNow}
          </Button>
        )}
        {past.isFilled && (
          <Button look="bare" className="-ml-2" onClick={past.forget}>
            {words.forget}
          </Button>
        )}
        <p role="status" className="text-ink-3 text-sm">
          {past.isFilled && words.kept} {past.isForgotten && words.forgotten}
        </p>
      </div>
    </form>
  );
}

/** A check for each question: those that lie behind are laid. */
function Progress({ step, of }: { step: number; of: number }) {
  return (
    <div aria-hidden="true" className="needs-script mb-5 flex gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the checks have no other name
          key={index}
          className={clsx(
            "h-2 w-10 rounded-1",
            index < step ? "karo [--k:4px]" : index === step ? "bg-kobalt" : "bg-tint-2",
          )}
        />
      ))}
    </div>
  );
}

function isAnswered(form: HTMLFormElement | null, step: number): boolean {
  return form !== null && new FormData(form).has(questions[step] ?? "");
}
