"use client";
import { useEffect, useRef, useState } from "react";
import { quizQuestions } from "#lib/people/preferences/preferences.ts";

/**
 * The current question, which gets the focus when it is shown.
 *
 * @param hasHistory whether each question has its own history entry; those of a dialog have none
 */
export function useQuizSteps(hasHistory: boolean) {
  const [step, setStep] = useState(0);
  const pushedSteps = useRef(0);

  useEffect(() => {
    if (!hasHistory) return;
    setStep(stepFromHash());
    const syncWithHistory = () => {
      setStep(stepFromHash());
      focusQuestion(stepFromHash());
    };
    window.addEventListener("popstate", syncWithHistory);
    return () => window.removeEventListener("popstate", syncWithHistory);
  }, [hasHistory]);

  function show(next: number) {
    setStep(next);
    focusQuestion(next);
  }

  function goNext() {
    if (!hasHistory) return show(step + 1);
    window.history.pushState(null, "", `#${quizQuestions[step + 1]}`);
    pushedSteps.current += 1;
    show(step + 1);
  }

  /** After a deep link into the quiz the history holds no earlier question. */
  function goBack() {
    if (!hasHistory) return show(step - 1);
    if (pushedSteps.current > 0) {
      pushedSteps.current -= 1;
      return window.history.back();
    }
    window.history.replaceState(null, "", `#${quizQuestions[step - 1]}`);
    show(step - 1);
  }

  return { step, goNext, goBack };
}

function stepFromHash(): number {
  return Math.max(
    0,
    quizQuestions.findIndex((question) => `#${question}` === window.location.hash),
  );
}

/** Waits until the question is visible: hidden elements cannot have the focus. */
function focusQuestion(step: number): void {
  requestAnimationFrame(() => document.getElementById(`${quizQuestions[step]}-title`)?.focus());
}
