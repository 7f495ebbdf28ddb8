import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { loadAccountTexts } from "#lib/people/accounts/account-texts.ts";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import type { FormContext, ModalFormContext } from "./form-context.ts";

/** Loads the props of the account forms in the language of the page. */
export async function getFormContext(): Promise<FormContext> {
  const context = await getModalFormContext();
  return { ...context, messages: { ...(await loadAccountTexts(context.locale)), ...context.messages } };
}

/** The same without the texts that the dialogs load on use. */
export async function getModalFormContext(): Promise<ModalFormContext> {
  const [locale, t, layout] = await Promise.all([
    getLocale(),
    getTranslations("accounts"),
    getTranslations("layout.page"),
  ]);
  const linkTo = (route: StaticRoute) => (words: ReactNode) => (
    <a href={address(locale, route)} target="_blank" rel="noopener" className="text-primary underline">
      {words}
      <span className="sr-only"> ({layout("newTab")})</span>
    </a>
  );
  return {
    locale,
    messages: {
      terms: t.rich("fields.terms", { terms: linkTo("/terms"), privacy: linkTo("/privacy") }),
      externalTerms: t.rich("external.terms", { terms: linkTo("/terms"), privacy: linkTo("/privacy") }),
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
