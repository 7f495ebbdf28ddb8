import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages, type Messages } from "#lib/platform/i18n/messages.ts";

type Accounts = Messages["accounts"];
type FormTexts<Name extends "signIn" | "signUp" | "reset"> = Omit<
  Accounts[Name],
  "metaTitle" | "description" | "welcome"
>;

/** Texts of the account forms without those that have links. */
export interface AccountTexts {
  fields: Omit<Accounts["fields"], "terms">;
  problems: Accounts["problems"];
  providers: Accounts["providers"];
  reasons: Accounts["reasons"];
  signIn: FormTexts<"signIn">;
  signUp: FormTexts<"signUp">;
  reset: FormTexts<"reset">;
}

/** The texts in a language, without those that only the pages of the forms need. */
export async function loadAccountTexts(locale: Locale): Promise<AccountTexts> {
  const { accounts } = await loadMessages(locale);
  const { terms: _, ...fields } = accounts.fields;
  return {
    fields,
    problems: accounts.problems,
    providers: accounts.providers,
    reasons: accounts.reasons,
    signIn: omitPageTexts(accounts.signIn),
    signUp: omitPageTexts(accounts.signUp),
    reset: omitPageTexts(accounts.reset),
  };
}

function omitPageTexts<Texts extends { metaTitle: string; description: string; welcome?: string }>(texts: Texts) {
  const { metaTitle: _title, description: _description, welcome: _welcome, ...rest } = texts;
  return rest;
}
