import { defaultSite, site } from "#lib/platform/config/site.ts";
import { getSiteSettings } from "#lib/platform/config/site-settings.ts";
import type { Locale } from "./locales.ts";
import type { Messages } from "./messages.ts";

const adapted = new Map<Locale, { key: string; messages: Messages }>();

/**
 * The messages with the name, claim and description of the site. They are written for a site of the
 * default name.
 */
export function withSiteTexts(messages: Messages, locale: Locale): Messages {
  const { claim, description } = getSiteSettings();
  if (site.name === defaultSite.name && !claim && !description) return messages;
  const key = JSON.stringify([site.name, claim, description]);
  const known = adapted.get(locale);
  if (known?.key === key) return known.messages;
  const renamed = renameSite(messages, site.name) as Messages;
  const { meta, manifest } = renamed.layout;
  if (claim?.[locale]) meta.title = escapeMessage(claim[locale]);
  if (description?.[locale]) {
    meta.description = escapeMessage(description[locale]);
    manifest.description = meta.description;
  }
  adapted.set(locale, { key, messages: renamed });
  return renamed;
}

/** A copy of messages with another name in place of the default one. */
function renameSite(value: unknown, name: string): unknown {
  if (typeof value === "string") return renameText(value, name);
  if (Array.isArray(value)) return value.map((part) => renameSite(part, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renameSite(part, name)]));
}

function renameText(text: string, name: string): string {
  if (!text.includes(defaultSite.name)) return text;
  const written = escapeMessage(name);
  // German joins a name of several words to another one by hyphens throughout.
  return text
    .replaceAll(`${defaultSite.name}-`, () => `${written.replaceAll(" ", "-")}-`)
    .replaceAll(defaultSite.name, () => written);
}

/** @see https://unicode-org.github.io/icu/userguide/format_parse/messages/#quotingescaping */
function escapeMessage(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>]+/g, (special) => `'${special}'`);
}
