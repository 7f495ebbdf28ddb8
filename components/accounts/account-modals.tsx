"use client";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { resetModal, signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { Modal } from "#components/ui/modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import type { AccountSetting } from "./setting.ts";

interface AccountModalsProps {
  setting: AccountSetting;
  words: Record<"close" | "welcome", string>;
  closeIcon: ReactNode;
}

const kinds = { [signInModal]: "signIn", [signUpModal]: "signUp", [resetModal]: "reset" } as const;
type Id = keyof typeof kinds;
const ids = Object.keys(kinds) as Id[];

const loadForm = () => import("./modal-form.tsx");

/** Out of reach, the form is still to be had on its page. */
const ModalForm = lazy(() =>
  loadForm().catch(() => {
    const open = document.querySelector<HTMLDialogElement>("dialog[open][data-page]");
    if (open) window.location.assign(open.dataset.page ?? "");
    return new Promise<never>(() => {});
  }),
);

/** The windows for signing in, signing up and a new password. The forms inside come when one is opened for the first time. */
export function AccountModals({ setting, words, closeIcon }: AccountModalsProps) {
  const [opened, setOpened] = useState<Partial<Record<Id, string>>>({});
  const [taken, setTaken] = useState(0);
  const sent = useRef(new Set<Id>());

  useEffect(() => {
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const { id, open } = target as HTMLDialogElement;
        if (!open) continue;
        // Whoever opens it once more wants the form, not the thanks for the last one.
        if (sent.current.delete(id as Id)) setTaken((times) => times + 1);
        setOpened((before) => ({ ...before, [id]: window.location.pathname + window.location.search }));
      }
    });
    for (const id of ids) {
      const dialog = document.getElementById(id);
      if (dialog) observer.observe(dialog, { attributeFilter: ["open"] });
    }
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-opens]")) void loadForm().catch(() => {});
    };
    document.addEventListener("pointerover", prepare, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerover", prepare);
    };
  }, []);

  function finish(id: Id) {
    if (id !== signInModal) return void sent.current.add(id);
    close(id);
    setTaken((times) => times + 1);
    showToast({ kind: "success", text: words.welcome });
    // The link that opened the window has made room for the menu.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(".user-menu button")?.focus({ focusVisible: false } as FocusOptions);
    }
  }

  return ids.map((id) => {
    const kind = kinds[id];
    const next = opened[id];
    return (
      <Modal key={id} id={id} title={setting.words[kind].title} closeLabel={words.close} closeIcon={closeIcon}>
        {next !== undefined && (
          <Suspense fallback={<div className="karo karo-pale mt-4 h-72 rounded-2" />}>
            <ModalForm key={`${id}${taken}`} kind={kind} {...setting} next={next} isModal onDone={() => finish(id)} />
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
