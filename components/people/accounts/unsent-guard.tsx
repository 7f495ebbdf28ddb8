"use client";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { UnsentDialog } from "#components/people/accounts/unsent-dialog.tsx";
import { hasUnsentTexts, removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface UnsentGuardProps {
  locale: Locale;
  userId: string;
  /** The forms end this session when they name it, or all; without it, each of them does. */
  sessionId?: string;
  children: ReactNode;
}

/** Holds up forms that sign out while the device has texts that the server does not have. */
export function UnsentGuard({ locale, userId, sessionId, children }: UnsentGuardProps) {
  const [held, setHeld] = useState<HTMLFormElement>();
  const isChecked = useRef(false);

  function check(event: FormEvent) {
    if (isChecked.current || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    const fields = new FormData(form);
    const isOther = sessionId !== undefined && fields.get("session") !== sessionId && fields.get("which") !== "all";
    if (isOther) return;
    event.preventDefault();
    event.stopPropagation();
    // A form ignores `requestSubmit` until its submit event has ended, and promises resolve before:
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
    void hasUnsentTexts(userId).then((isUnsent) => (isUnsent ? setHeld(form) : setTimeout(() => submit(form))));
  }

  function submit(form: HTMLFormElement) {
    isChecked.current = true;
    form.requestSubmit();
    isChecked.current = false;
  }

  return (
    <div onSubmitCapture={check}>
      {children}
      {held && (
        <UnsentDialog
          locale={locale}
          onClose={() => setHeld(undefined)}
          onDiscard={() => {
            removeUnsentTexts(userId);
            setHeld(undefined);
            submit(held);
          }}
        />
      )}
    </div>
  );
}
