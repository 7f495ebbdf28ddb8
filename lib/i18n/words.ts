import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl/core";
import type messages from "#messages/en.json";
import type { Locale } from "./locales.ts";

type Namespace = NamespaceKeys<typeof messages, NestedKeyOf<typeof messages>>;

/** Times and dates are shown as on a clock in Berlin, wherever the server stands. */
export const timeZone = "Europe/Berlin";

/** All words of a language. */
export async function messagesOf(locale: Locale): Promise<typeof messages> {
  const words =
    locale === "de"
      ? await import("#messages/de.json", { with: { type: "json" } })
      : await import("#messages/en.json", { with: { type: "json" } });
  return words.default;
}

/** The words of one namespace where there is no request to ask for them: mails, timers, commands. */
export async function wordsOf<Name extends Namespace>(locale: Locale, { namespace }: { namespace: Name }) {
  return createTranslator({ locale, namespace, messages: await messagesOf(locale), timeZone });
}
