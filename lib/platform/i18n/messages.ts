import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl/core";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import type messages from "#messages/en.json";
import type { Locale } from "./locales.ts";
import { withSiteTexts } from "./site-texts.ts";

export type Messages = typeof messages;
/** Dotted path of a group of messages. */
export type MessageNamespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** All messages of a language, with the name of the site. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module =
    locale === "de"
      ? await import("#messages/de.json", { with: { type: "json" } })
      : await import("#messages/en.json", { with: { type: "json" } });
  return withSiteTexts(module.default, locale);
}

/** A translator outside of a request: for mails, jobs and commands. */
export async function createMessageTranslator<Name extends MessageNamespace>(
  locale: Locale,
  { namespace }: { namespace: Name },
) {
  return createTranslator({ locale, namespace, messages: await loadMessages(locale), timeZone });
}
