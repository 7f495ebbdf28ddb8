"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { openModal } from "#components/ui/dialogs/open-modal.ts";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { dismissQuizAction, importPreferencesAction } from "#lib/people/preferences/actions.ts";
import { clearLocalPreferences, readRecentLocalPreferences } from "#lib/people/preferences/local-storage.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { OnboardingQuestions, OnboardingWizardProps } from "./onboarding-wizard.tsx";

export interface OnboardingDialogProps {
  /** Address of the quiz. */
  quiz: string;
  messages: Record<"title" | "text" | "start" | "later" | "where" | "close", string>;
  closeIcon: ReactNode;
  locale: Locale;
  loadQuestions: () => Promise<ActionResult<OnboardingQuestions>>;
}

/**
 * Imports the latest answers of this device into the account, unless the account has its own. New
 * users without any answers are offered the quiz once, and answer its questions in a second dialog.
 * Default export for React.lazy.
 */
export default function OnboardingDialog({ quiz, messages, closeIcon, locale, loadQuestions }: OnboardingDialogProps) {
  const id = useId();
  const user = useSessionUser();
  const pathname = usePathname();
  const isOffering = useRef(false);

  useEffect(() => {
    if (!user) return;
    const preferences = readRecentLocalPreferences();
    if (preferences) {
      // Answers that could not be imported stay on the device; the next page tries again.
      const send = () => importPreferencesAction(preferences, user.id);
      void callAction(send).then(({ ok }) => ok && clearLocalPreferences());
      return;
    }
    clearLocalPreferences();
    if (user.is_quiz_due && !document.querySelector("dialog[open]")) {
      isOffering.current = openModal(id);
      void callAction(dismissQuizAction);
    }
  }, [user, id]);

  // The session may be known before the redirect that follows signing up, and navigation closes
  // dialogs: the offer opens again on the next page unless the reader has closed it.
  useEffect(() => {
    if (pathname && isOffering.current) openModal(id);
  }, [pathname, id]);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const handleClose = () => {
      if (!dialog.open) isOffering.current = false;
    };
    dialog.addEventListener("close", handleClose);
    return () => dialog.removeEventListener("close", handleClose);
  }, [id]);

  const { wizard, isLoading, start } = useWizard({
    quiz,
    loadQuestions,
    userId: user?.id,
    closeOffer: () => closeOffer(id),
  });

  return (
    <>
      <Modal id={id} title={messages.title} closeLabel={messages.close} closeIcon={closeIcon}>
        <p className="text-ink-2">{messages.text}</p>
        <p className="mt-5 grid gap-3">
          {/* A link without target would close the dialog while the questions are loaded. */}
          <a
            href={quiz}
            target="_self"
            aria-disabled={isLoading}
            className={buttonClass({ size: "lg", isFullWidth: true })}
            onClick={start}
          >
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
      {wizard && <wizard.Wizard {...wizard} locale={locale} />}
    </>
  );
}

/** The wizard keeps its user and so the answers when the session ends meanwhile. */
interface LoadedWizard extends Pick<OnboardingWizardProps, "userId" | "questions"> {
  Wizard: ComponentType<OnboardingWizardProps>;
}

/**
 * The wizard and what opens it. Its code and its questions are loaded when the link is pressed;
 * when that fails, the link leads to the page of the quiz.
 */
function useWizard({
  quiz,
  loadQuestions,
  userId,
  closeOffer,
}: Pick<OnboardingDialogProps, "quiz" | "loadQuestions"> & { userId?: string; closeOffer: () => boolean }) {
  const [loaded, setLoaded] = useState<LoadedWizard>();
  const [isLoading, setLoading] = useState(false);

  async function open() {
    if (!userId) throw new Error("The session has ended.");
    const [{ OnboardingWizard: Wizard }, result] = await Promise.all([
      import("./onboarding-wizard.tsx"),
      callAction(loadQuestions),
    ]);
    if (!result.ok) throw new Error(result.code);
    // The offer gives the focus back first, so that the wizard does so in turn.
    if (closeOffer()) setLoaded({ Wizard, userId, questions: result.data });
  }

  function start(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    // The page of the quiz asks the same questions.
    if (window.location.pathname === quiz) return closeOffer();
    setLoading(true);
    open()
      .catch(() => window.location.assign(quiz))
      .finally(() => setLoading(false));
  }
  return { wizard: loaded && { ...loaded, onClose: () => setLoaded(undefined) }, isLoading, start };
}

/** @returns whether the offer was open; the reader may have closed it meanwhile */
function closeOffer(id: string): boolean {
  const offer = document.getElementById(id);
  const isOpen = offer instanceof HTMLDialogElement && offer.open;
  if (isOpen) offer.close();
  return isOpen;
}
