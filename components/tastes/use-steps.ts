"use client";
import { useEffect, useRef, useState } from "react";
import { questions } from "#lib/tastes/choices.ts";

/** Which question is asked. Each has a place of its own in the history, and takes the focus when it is come to. */
export function useSteps() {
  const [step, setStep] = useState(0);
  const behind = useRef(0);

  useEffect(() => {
    setStep(stepHere());
    const follow = () => {
      setStep(stepHere());
      focusOn(stepHere());
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  function goOn() {
    window.history.pushState(null, "", `#${questions[step + 1]}`);
    behind.current += 1;
    setStep(step + 1);
    focusOn(step + 1);
  }

  /** Whoever came by a link into the middle has no question behind them in the history. */
  function goBack() {
    if (behind.current > 0) {
      behind.current -= 1;
      return window.history.back();
    }
    window.history.replaceState(null, "", `#${questions[step - 1]}`);
    setStep(step - 1);
    focusOn(step - 1);
  }

  return { step, goOn, goBack };
}

function stepHere(): number {
  return Math.max(
    0,
    questions.findIndex((question) => `#${question}` === window.location.hash),
  );
}

/** After it is there to be seen. */
function focusOn(step: number): void {
  requestAnimationFrame(() => document.getElementById(`${questions[step]}-title`)?.focus());
}
