import type { ReactNode } from "react";
import type { ExternalProvider } from "#lib/auth/external-provider.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type messages from "#messages/en.json";

type Messages = (typeof messages)["accounts"];
type Form<Name extends "signIn" | "signUp" | "reset"> = Omit<Messages[Name], "metaTitle" | "description" | "welcome">;

/** The words of the account forms, chosen and put together on the server. */
export interface AccountWords {
  fields: Omit<Messages["fields"], "terms">;
  /** With its links, which open in a tab of their own. */
  terms: ReactNode;
  /** What applies to whoever comes from an account elsewhere, where no box is ticked. */
  externalTerms: ReactNode;
  problems: Messages["problems"];
  providers: Messages["providers"];
  signIn: Form<"signIn">;
  signUp: Form<"signUp">;
  reset: Form<"reset">;
}

/** What every account form is given, on its page and in its window. */
export interface AccountSetting {
  locale: Locale;
  words: AccountWords;
  icons: Record<"error" | "show" | "hide" | "mail", ReactNode>;
  /** Addresses of the pages of the three forms. */
  pages: Record<"signIn" | "signUp" | "reset", string>;
  /** Who else can say who the reader is. */
  providers: readonly ExternalProvider[];
}

export interface AccountFormProps extends AccountSetting {
  /** Where the reader goes on afterwards; empty for the usual place. */
  next: string;
  /** In a window over another page, which is not left. */
  isModal?: boolean;
  /** It has been taken. */
  onDone?: () => void;
}
