"use client";
import { useEffect, useRef, useState } from "react";
import { quizQuestions } from "#lib/preferences/preferences.ts";

/** The current question. Each has its own history entry and gets the focus when it is shown. */
export function useQuizSteps() {
  const [step, setStep] = useState(0);
  const pushedSteps = useRef(0);

  useEffect(() => {
    setStep(stepFromHash());
    const syncWithHistory = () => {
      setStep(stepFromHash());
      focusQuestion(stepFromHash());
    };
    window.addEventListener("popstate", syncWithHistory);
    return () => window.removeEventListener("popstate", syncWithHistory);
  }, []);

  function goNext() {
    window.history.pushState(null, "", `#${quizQuestions[step + 1]}`);
    pushedSteps.current += 1;
    setStep(step + 1);
    focusQuestion(step + 1);
  }

  /** After a deep link into the quiz the history holds no earlier question. */
  function goBack() {
    if (pushedSteps.current > 0) {
      pushedSteps.current -= 1;
      return window.history.back();
    }
    window.history.replaceState(null, "", `#${quizQuestions[step - 1]}`);
    setStep(step - 1);
    focusQuestion(step - 1);
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
