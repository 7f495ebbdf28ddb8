"use client";
import { type ReactNode, useEffect } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { openModal } from "#components/ui/open-modal.ts";
import { useViewer } from "#components/ui/use-viewer.ts";
import { adoptTasteAction, putOffQuizAction } from "#lib/tastes/actions.ts";
import { forgetTasteHere, readTaste } from "#lib/tastes/device.ts";

const id = "onboarding";

export interface ArrivalProps {
  /** Address of the quiz. */
  quiz: string;
  words: Record<"title" | "text" | "start" | "later" | "where" | "close", string>;
  closeIcon: ReactNode;
}

/**
 * Brings the answers of this device into the account, unless that has its own; whoever has none anywhere is offered the quiz, this once.
 * The default export, because it comes lazily.
 */
export default function Arrival({ quiz, words, closeIcon }: ArrivalProps) {
  const viewer = useViewer();
  useEffect(() => {
    if (!viewer) return;
    const taste = readTaste();
    if (taste) {
      // What could not be brought over stays here and is tried with the next page.
      void adoptTasteAction(taste).then(
        (isTaken) => isTaken && forgetTasteHere(),
        () => {},
      );
    } else if (viewer.is_quiz_due && !document.querySelector("dialog[open]")) {
      forgetTasteHere();
      openModal(id);
      void putOffQuizAction().catch(() => {});
    }
  }, [viewer]);

  return (
    <Modal id={id} title={words.title} closeLabel={words.close} closeIcon={closeIcon}>
      <p className="text-ink-2">{words.text}</p>
      <p className="mt-5 grid gap-3">
        <a href={quiz} className={buttonClass({ size: "lg", isWide: true })}>
          {words.start}
        </a>
      </p>
      <form method="dialog" className="mt-3">
        <button type="submit" className={buttonClass({ look: "bare", isWide: true })}>
          {words.later}
        </button>
      </form>
      <p className="mt-3 text-center text-ink-3 text-sm">{words.where}</p>
    </Modal>
  );
}
