import "server-only";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { externalProviders } from "#lib/auth/providers.ts";
import { address } from "#lib/i18n/address.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import type { AccountSetting } from "./setting.ts";

/** The account forms in the language of the page. */
export async function accountSetting(): Promise<AccountSetting> {
  const [locale, messages, t] = await Promise.all([getLocale(), getMessages(), getTranslations("accounts")]);
  const { accounts, layout } = messages;
  const { terms: _, ...fields } = accounts.fields;
  const to = (route: PlainRoute) => (words: ReactNode) => (
    <a href={address(locale, route)} target="_blank" rel="noopener" className="text-kobalt underline">
      {words}
      <span className="sr-only"> ({layout.page.newTab})</span>
    </a>
  );
  return {
    locale,
    words: {
      fields,
      terms: t.rich("fields.terms", { terms: to("/terms"), privacy: to("/privacy") }),
      externalTerms: t.rich("external.terms", { terms: to("/terms"), privacy: to("/privacy") }),
      problems: accounts.problems,
      providers: accounts.providers,
      signIn: withoutMeta(accounts.signIn),
      signUp: withoutMeta(accounts.signUp),
      reset: withoutMeta(accounts.reset),
    },
    icons: {
      error: <Icon name="circleAlert" className="mt-[0.1em]" />,
      show: <Icon name="eye" />,
      hide: <Icon name="eyeOff" />,
      mail: <Icon name="mailCheck" />,
    },
    pages: {
      signIn: address(locale, "/login"),
      signUp: address(locale, "/signup"),
      reset: address(locale, "/reset-password"),
    },
    providers: externalProviders(),
  };
}

/** What a page says about itself is not needed in its form. */
function withoutMeta<Words extends { metaTitle: string; description: string; welcome?: string }>(words: Words) {
  const { metaTitle: _title, description: _description, welcome: _welcome, ...rest } = words;
  return rest;
}
