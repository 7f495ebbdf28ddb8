"use client";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { questions } from "#lib/tastes/choices.ts";
import { usePastAnswers } from "./past-answers.ts";
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
  const [step, setStep] = useState(0);
  const [isLive, setLive] = useState(false);
  const [hasAnswer, setAnswer] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const past = usePastAnswers(form);
  const last = steps.length - 1;

  useEffect(() => {
    setLive(true);
    const follow = () => setStep(Math.max(0, stepIn(window.location.hash)));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: past answers are ticked after they have come
  useEffect(() => setAnswer(isAnswered(form.current, step)), [step, past.isFilled]);

  function go(to: number) {
    window.history.pushState(null, "", `#${questions[to]}`);
    setStep(to);
    // After it is shown.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`#${questions[to]}-title`)?.focus());
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (step < last && submitter?.dataset.shows === undefined) return go(step + 1);
    if (isSending) return;
    setSending(true);
    const answers = new FormData(event.currentTarget);
    await past.keep(answers);
    const query = new URLSearchParams([...answers].map(([name, value]) => [name, String(value)]));
    router.push(query.size > 0 ? `${action}?${query}` : action);
    setSending(false);
  }

  const showing = isSending ? words.sending : step < last ? words.showNow : words.show;
  return (
    <form
      ref={form}
      action={action}
      onSubmit={submit}
      onChange={() => setAnswer(isAnswered(form.current, step))}
      data-step={isLive ? step : undefined}
    >
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
      <div className="-mx-4 sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-page px-4 py-4 md:-mx-8 md:px-8">
        {step < last && (
          <Button type="submit" size="lg" className="needs-script order-3 ml-auto">
            {hasAnswer ? words.next : words.skip}
          </Button>
        )}
        {step > 0 && (
          <Button look="bare" className="needs-script order-1" onClick={() => window.history.back()}>
            {words.back}
          </Button>
        )}
        <Button
          type="submit"
          data-shows=""
          look={step < last ? "bare" : "primary"}
          size={step < last ? "md" : "lg"}
          aria-disabled={isSending}
          className={clsx("order-2", step === last && "ml-auto")}
        >
          {showing}
        </Button>
      </div>
      <p role="status" className="text-ink-3 text-sm empty:hidden">
        {past.isFilled && words.kept} {past.isForgotten && words.forgotten}
      </p>
      {past.isFilled && (
        <Button look="bare" onClick={past.forget}>
          {words.forget}
        </Button>
      )}
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

function stepIn(hash: string): number {
  return questions.findIndex((question) => `#${question}` === hash);
}

function isAnswered(form: HTMLFormElement | null, step: number): boolean {
  return form !== null && new FormData(form).has(questions[step] ?? "");
}
