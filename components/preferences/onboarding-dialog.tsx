"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { openModal } from "#components/ui/dialogs/open-modal.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import { dismissQuizAction, importPreferencesAction } from "#lib/preferences/actions.ts";
import { clearLocalPreferences, readLocalPreferences } from "#lib/preferences/local-storage.ts";

const id = "onboarding";

export interface OnboardingDialogProps {
  /** Address of the quiz. */
  quiz: string;
  messages: Record<"title" | "text" | "start" | "later" | "where" | "close", string>;
  closeIcon: ReactNode;
}

/**
 * Imports the answers of this device into the account, unless the account has its own. New users
 * without any answers are offered the quiz once. Default export for React.lazy.
 */
export default function OnboardingDialog({ quiz, messages, closeIcon }: OnboardingDialogProps) {
  const user = useSessionUser();
  const pathname = usePathname();
  const isOffering = useRef(false);

  useEffect(() => {
    if (!user) return;
    const preferences = readLocalPreferences();
    if (preferences) {
      // Answers that could not be imported stay on the device; the next page tries again.
      void callAction(() => importPreferencesAction(preferences)).then(({ ok }) => ok && clearLocalPreferences());
    } else if (user.is_quiz_due && !document.querySelector("dialog[open]")) {
      clearLocalPreferences();
      isOffering.current = openModal(id);
      void callAction(dismissQuizAction);
    }
  }, [user]);

  // The session may be known before the redirect that follows signing up, and navigation closes
  // dialogs: the offer opens again on the next page unless the reader has closed it.
  useEffect(() => {
    if (pathname && isOffering.current) openModal(id);
  }, [pathname]);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const handleClose = () => {
      if (!dialog.open) isOffering.current = false;
    };
    dialog.addEventListener("close", handleClose);
    return () => dialog.removeEventListener("close", handleClose);
  }, []);

  return (
    <Modal id={id} title={messages.title} closeLabel={messages.close} closeIcon={closeIcon}>
      <p className="text-ink-2">{messages.text}</p>
      <p className="mt-5 grid gap-3">
        <a href={quiz} className={buttonClass({ size: "lg", isFullWidth: true })}>
          {messages.start}
        </a>
      </p>
      <form method="dialog" className="mt-3">
        <button type="submit" className={buttonClass({ variant: "bare", isFullWidth: true })}>
          {messages.later}
        </button>
      </form>
      <p className="mt-3 text-center text-ink-3 text-sm">{messages.where}</p>
    </Modal>
  );
}
