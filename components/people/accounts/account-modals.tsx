"use client";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { resetPasswordModalId, signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { openPageInstead } from "#components/ui/dialogs/open-page-instead.ts";
import { type SignUpReason, signUpReason } from "#components/ui/dialogs/sign-up-reason.ts";
import { showToast } from "#components/ui/toast.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { ModalFormContext } from "./forms/form-context.ts";

export interface AccountModalsProps {
  context: ModalFormContext;
  messages: Record<"close" | "welcome", string> & { titles: Record<"signIn" | "signUp" | "reset", string> };
  closeIcon: ReactNode;
}

const formKinds = { [signInModalId]: "signIn", [signUpModalId]: "signUp", [resetPasswordModalId]: "reset" } as const;
type Id = keyof typeof formKinds;
const ids = Object.keys(formKinds) as Id[];

/** Links that open one of them; other dialogs have links of the same kind. */
const openers = ids.map((id) => `[data-opens=${id}]`).join();

const loadForm = () => import("./forms/modal-form.tsx");

const ModalForm = lazy(() => loadForm().catch(openPageInstead));

/** Loads the form and its texts before they are needed; what fails is left to the dialog. */
function preload(locale: Locale) {
  loadForm().then(
    ({ loadModalTexts }) => loadModalTexts(locale),
    () => {},
  );
}

/**
 * Dialogs for signing in, signing up and resetting the password. Their forms and texts are loaded
 * when a dialog is first opened, or when the pointer comes to what opens it.
 */
export function AccountModals({ context, messages, closeIcon }: AccountModalsProps) {
  const [openedFrom, setOpenedFrom] = useState<Partial<Record<Id, string>>>({});
  const [reason, setReason] = useState<SignUpReason>();
  const [formKey, setFormKey] = useState(0);
  const sentIds = useRef(new Set<Id>());
  const { locale } = context;

  useEffect(() => {
    const observer = new MutationObserver((records) => {
      // A link from one dialog to another closes the first before it opens the second.
      if (!ids.some(isOpen)) setTimeout(() => ids.some(isOpen) || signUpReason.set(undefined));
      else setReason(signUpReason.read());
      for (const { target } of records) {
        const { id, open } = target as HTMLDialogElement;
        if (!open) continue;
        // After a successful submit the dialog opens with an empty form again.
        if (sentIds.current.delete(id as Id)) setFormKey((times) => times + 1);
        setOpenedFrom((before) => ({ ...before, [id]: window.location.pathname + window.location.search }));
      }
    });
    for (const id of ids) {
      const dialog = document.getElementById(id);
      if (dialog) observer.observe(dialog, { attributeFilter: ["open"] });
    }
    const preloadForm = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(openers)) return;
      preload(locale);
    };
    document.addEventListener("pointerover", preloadForm, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerover", preloadForm);
    };
  }, [locale]);

  function handleDone(id: Id) {
    if (id !== signInModalId) return void sentIds.current.add(id);
    close(id);
    setFormKey((times) => times + 1);
    showToast({ kind: "success", text: messages.welcome });
    // The link that opened the dialog is replaced by the menu, so the focus moves there.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(".user-menu button")?.focus({ focusVisible: false } as FocusOptions);
    }
  }

  return ids.map((id) => {
    const kind = formKinds[id];
    const next = openedFrom[id];
    return (
      <Modal key={id} id={id} title={messages.titles[kind]} closeLabel={messages.close} closeIcon={closeIcon}>
        {next !== undefined && (
          <Suspense fallback={<div className="gingham gingham-pale mt-4 h-72 rounded-2" />}>
            <ModalForm
              key={`${id}${formKey}`}
              kind={kind}
              context={context}
              next={next}
              reason={reason}
              onDone={() => handleDone(id)}
            />
          </Suspense>
        )}
      </Modal>
    );
  });
}

function close(id: Id) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

function isOpen(id: Id): boolean {
  const dialog = document.getElementById(id);
  return dialog instanceof HTMLDialogElement && dialog.open;
}
