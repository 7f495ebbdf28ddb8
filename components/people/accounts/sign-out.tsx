"use client";
import { startTransition, useEffect, useRef, useState } from "react";
import { UnsentDialog } from "#components/people/accounts/unsent-dialog.tsx";
import { showToast } from "#components/ui/toast.ts";
import { signOutAction } from "#lib/people/accounts/actions.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { dropFormDraft } from "#lib/platform/browser/forms/form-draft.ts";
import { hasUnsentTexts, removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface SignOutProps {
  locale: Locale;
  userId: string;
  errorText: string;
  onEnd: (isSignedOut: boolean) => void;
}

/** Signs out when it is rendered; what the device has not sent goes only when the reader agrees. */
export function SignOut({ locale, userId, errorText, onEnd }: SignOutProps) {
  const [isAsking, setAsking] = useState(false);
  const hasStarted = useRef(false);

  function signOut() {
    const form = new FormData();
    form.set("locale", locale);
    startTransition(async () => {
      // A successful sign-out redirects, so the cookie shows whether it worked.
      await signOutAction({ status: "open" }, form).catch(() => {});
      const hasFailed = hasSignedInCookie(document.cookie);
      onEnd(!hasFailed);
      if (hasFailed) return void showToast({ kind: "error", text: errorText });
      removeUnsentTexts(userId);
      dropFormDraft();
      await refreshSession();
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void hasUnsentTexts(userId).then((isUnsent) => (isUnsent ? setAsking(true) : signOut()));
  }, []);

  if (!isAsking) return null;
  return (
    <UnsentDialog
      locale={locale}
      onClose={() => onEnd(false)}
      onDiscard={() => {
        setAsking(false);
        signOut();
      }}
    />
  );
}
