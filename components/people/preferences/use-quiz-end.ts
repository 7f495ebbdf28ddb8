"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";

/** How the answers are saved in a dialog. */
export interface QuizSaving {
  labels: Record<"show" | "showNow" | "sending", string>;
  /** Shown when the answers could not be saved; the form keeps them. */
  failed: string;
  /** @returns whether the answers are saved */
  save(answers: FormData): Promise<boolean>;
}

/**
 * What follows the last question: on a page the result opens, whether or not the answers could be
 * saved; a dialog says when they could not.
 *
 * @param action Address of the result page.
 */
export function useQuizEnd(action: string, saving: QuizSaving | ((answers: FormData) => Promise<void>)) {
  const [state, setState] = useState<"open" | "sending" | "failed">("open");
  const router = useRouter();

  async function finish(answers: FormData) {
    if (state === "sending") return;
    setState("sending");
    if (typeof saving !== "function") return setState((await saving.save(answers)) ? "open" : "failed");
    await saving(answers);
    const query = new URLSearchParams([...answers].map(([name, value]) => [name, String(value)]));
    router.push(query.size > 0 ? `${action}?${query}` : action);
    setState("open");
  }
  return { isSending: state === "sending", hasFailed: state === "failed", finish };
}
