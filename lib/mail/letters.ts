import "server-only";
import { env } from "#lib/env.ts";
import { longDate } from "#lib/i18n/date.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { wordsOf } from "#lib/i18n/words.ts";
import type { Letter, Sheet } from "./letter.ts";

/** The letter in the reader's words. Throws when one of its links leads anywhere but to our own pages. */
export async function writeLetter(letter: Letter, locale: Locale): Promise<Sheet> {
  const t = await wordsOf(locale, { namespace: "mail" });
  switch (letter.kind) {
    case "confirm":
      return {
        subject: t("confirm.subject"),
        title: t("confirm.title"),
        paragraphs: [...greet(letter.name, (name) => t("confirm.greeting", { name })), t("confirm.text")],
        button: { label: t("confirm.button"), href: onSite(letter.link) },
        note: t("confirm.note"),
      };
    case "accountExists":
      return {
        subject: t("accountExists.subject"),
        title: t("accountExists.title"),
        paragraphs: [t("accountExists.text")],
        button: { label: t("accountExists.button"), href: onSite(letter.loginLink) },
        other: { label: t("accountExists.other"), href: onSite(letter.resetLink) },
        note: t("accountExists.note"),
      };
    case "reset":
      return {
        subject: t("reset.subject"),
        title: t("reset.title"),
        paragraphs: [t("reset.text")],
        button: { label: t("reset.button"), href: onSite(letter.link) },
        note: t("reset.note"),
      };
    case "passwordChanged":
      return {
        subject: t("passwordChanged.subject"),
        title: t("passwordChanged.title"),
        paragraphs: [t("passwordChanged.text")],
        button: { label: t("passwordChanged.button"), href: onSite(letter.resetLink) },
      };
    case "connected": {
      const { account, settingsLink, resetLink } = letter;
      return {
        subject: t("connected.subject", { account }),
        title: t("connected.title", { account }),
        paragraphs: [t("connected.text", { account })],
        button: { label: t("connected.button"), href: onSite(settingsLink) },
        other: { label: t("connected.other"), href: onSite(resetLink) },
      };
    }
    case "disconnected": {
      const { account, resetLink } = letter;
      return {
        subject: t("disconnected.subject", { account }),
        title: t("disconnected.title", { account }),
        paragraphs: [t("disconnected.text", { account })],
        button: { label: t("disconnected.button"), href: onSite(resetLink) },
      };
    }
    case "emailChange":
      return {
        subject: t("emailChange.subject"),
        title: t("emailChange.title"),
        paragraphs: [t("emailChange.text")],
        button: { label: t("emailChange.button"), href: onSite(letter.link) },
        note: t("emailChange.note"),
      };
    case "emailChanged":
      return {
        subject: t("emailChanged.subject"),
        title: t("emailChanged.title"),
        paragraphs: [t("emailChanged.text")],
        button: { label: t("emailChanged.button"), href: onSite(letter.contactLink) },
      };
    case "newsletterConfirm":
      return {
        subject: t("newsletterConfirm.subject"),
        title: t("newsletterConfirm.title"),
        paragraphs: [t("newsletterConfirm.text")],
        button: { label: t("newsletterConfirm.button"), href: onSite(letter.link) },
        note: t("newsletterConfirm.note"),
      };
    case "newsletterWelcome":
    case "newsletterKnown":
      return {
        subject: t(`${letter.kind}.subject`),
        title: t(`${letter.kind}.title`),
        paragraphs: [t(`${letter.kind}.text`)],
        other: { label: t("layout.unsubscribe"), href: onSite(letter.unsubscribe.page) },
      };
    case "deletionPlanned": {
      const day = longDate(letter.day.toISOString(), locale);
      return {
        subject: t("deletionPlanned.subject", { day }),
        title: t("deletionPlanned.title", { day }),
        paragraphs: [t("deletionPlanned.text", { day })],
        button: { label: t("deletionPlanned.button"), href: onSite(letter.loginLink) },
        note: t("deletionPlanned.note"),
      };
    }
    case "deletionCancelled":
      return {
        subject: t("deletionCancelled.subject"),
        title: t("deletionCancelled.title"),
        paragraphs: [t("deletionCancelled.text")],
        other: { label: t("deletionCancelled.other"), href: onSite(letter.resetLink) },
      };
    case "deletionDone":
      return {
        subject: t("deletionDone.subject"),
        title: t("deletionDone.title"),
        paragraphs: [t("deletionDone.text")],
      };
  }
}

/** Lets a mail program offer its own button for leaving; it posts to the door (RFC 8058). */
export function headersOf(letter: Letter): Record<string, string> {
  if (!("unsubscribe" in letter)) return {};
  return {
    "List-Unsubscribe": `<${onSite(letter.unsubscribe.door)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function onSite(link: string): string {
  const url = new URL(link, env.SITE_URL);
  if (url.origin !== new URL(env.SITE_URL).origin) throw new Error("a mail may only link to our own pages");
  return url.href;
}

/** Mail programs make links of whatever looks like one: a name must not become an advertisement in a stranger's inbox. */
function greet(name: string, words: (name: string) => string): string[] {
  return /[./:@\\]|www/i.test(name) ? [] : [words(name)];
}
