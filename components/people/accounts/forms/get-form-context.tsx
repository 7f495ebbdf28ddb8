import "server-only";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import type { FormContext } from "./form-context.ts";

/** Loads the props of the account forms in the language of the page. */
export async function getFormContext(): Promise<FormContext> {
  const [locale, messages, t] = await Promise.all([getLocale(), getMessages(), getTranslations("accounts")]);
  const { accounts, layout } = messages;
  const { terms: _, ...fields } = accounts.fields;
  const linkTo = (route: StaticRoute) => (messages: ReactNode) => (
    <a href={address(locale, route)} target="_blank" rel="noopener" className="text-primary underline">
      {messages}
      <span className="sr-only"> ({layout.page.newTab})</span>
    </a>
  );
  return {
    locale,
    messages: {
      fields,
      terms: t.rich("fields.terms", { terms: linkTo("/terms"), privacy: linkTo("/privacy") }),
      externalTerms: t.rich("external.terms", { terms: linkTo("/terms"), privacy: linkTo("/privacy") }),
      problems: accounts.problems,
      providers: accounts.providers,
      reasons: accounts.reasons,
      signIn: omitPageTexts(accounts.signIn),
      signUp: omitPageTexts(accounts.signUp),
      reset: omitPageTexts(accounts.reset),
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
    providers: listConfiguredProviders(),
  };
}

/** Removes texts that only the page needs. */
function omitPageTexts<Messages extends { metaTitle: string; description: string; welcome?: string }>(
  messages: Messages,
) {
  const { metaTitle: _title, description: _description, welcome: _welcome, ...rest } = messages;
  return rest;
}
