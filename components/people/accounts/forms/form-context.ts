import { type ReactNode, useEffect, useRef } from "react";
import type { AccountTexts } from "#lib/people/accounts/account-texts.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Texts of the account forms with links that open a new tab, composed on the server. */
export interface LinkedTexts {
  terms: ReactNode;
  /** Terms for a sign-up with a provider, which has no checkbox. */
  externalTerms: ReactNode;
}

export type AccountFormMessages = AccountTexts & LinkedTexts;

/** Props of every account form, on its page and in its dialog. */
export interface FormContext {
  locale: Locale;
  messages: AccountFormMessages;
  icons: Record<"error" | "show" | "hide" | "mail", ReactNode>;
  /** Paths of the pages of the three forms. */
  pages: Record<"signIn" | "signUp" | "reset", string>;
  /** Configured providers. */
  providers: readonly OAuthProvider[];
}

/** Props of the dialogs, which load the other texts on use. */
export interface ModalFormContext extends Omit<FormContext, "messages"> {
  messages: LinkedTexts;
}

export interface AccountFormProps extends FormContext {
  /** Path to return to; empty for the default. */
  next: string;
  /** Whether the form is in a dialog, which keeps the reader on the page. */
  isModal?: boolean;
  /** Called after a successful submit. */
  onDone?: () => void;
}

/** Calls `onDone` once after a successful submit. */
export function useFormDone(isDone: boolean, onDone: (() => void) | undefined) {
  const callback = useRef(onDone);
  callback.current = onDone;
  useEffect(() => {
    if (isDone) callback.current?.();
  }, [isDone]);
}
