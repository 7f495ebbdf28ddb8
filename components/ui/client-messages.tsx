import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { MessageNamespace } from "#lib/platform/i18n/messages.ts";
import { pickMessages } from "#lib/platform/i18n/pick-messages.ts";

interface ClientMessagesProps {
  /** Dotted paths, for example `users.settings`. */
  namespaces: readonly MessageNamespace[];
  children: ReactNode;
}

/**
 * Lets client components inside call `useTranslations` for these namespaces. For pages of one
 * reader only: it adds the formatter to the page's script, which public pages spare by passing
 * texts as props.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), namespaces)}>{children}</NextIntlClientProvider>
  );
}
