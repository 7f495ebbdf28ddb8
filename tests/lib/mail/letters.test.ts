import { expect, test } from "vitest";
import { locales } from "#lib/i18n/locales.ts";
import { htmlLetter } from "#lib/mail/html.ts";
import type { Letter } from "#lib/mail/letter.ts";
import { headersOf, writeLetter } from "#lib/mail/letters.ts";
import { plainLetter } from "#lib/mail/plain.ts";
import { linksIn } from "#tests/support/mail-server.ts";

const origin = "http://localhost:3000";
const unsubscribe = {
  page: "/de/newsletter/abbestellen?id=1&key=2",
  door: "/api/email-newsletter/unsubscribe?id=1&key=2",
};

const letters: { [Kind in Letter["kind"]]: Extract<Letter, { kind: Kind }> } = {
  confirm: { kind: "confirm", link: "/de/e-mail-bestaetigen?token=t", name: "Zitronenzeste" },
  accountExists: { kind: "accountExists", loginLink: "/de/login", resetLink: "/de/reset-password" },
  reset: { kind: "reset", link: `${origin}/de/reset-password?token=t` },
  passwordChanged: { kind: "passwordChanged", resetLink: "/de/reset-password" },
  connected: { kind: "connected", account: "Google", settingsLink: "/de/profile/settings", resetLink: "/de/reset" },
  disconnected: { kind: "disconnected", account: "Google", resetLink: "/de/reset" },
  emailChange: { kind: "emailChange", link: "/de/e-mail-aendern?token=t" },
  emailChanged: { kind: "emailChanged", contactLink: "/de/kontakt" },
  newsletterConfirm: { kind: "newsletterConfirm", link: "/de/newsletter/bestaetigen?token=t" },
  newsletterWelcome: { kind: "newsletterWelcome", unsubscribe },
  newsletterKnown: { kind: "newsletterKnown", unsubscribe },
  deletionPlanned: { kind: "deletionPlanned", day: new Date("2026-12-03T23:30:00Z"), loginLink: "/de/login" },
  deletionCancelled: { kind: "deletionCancelled", resetLink: "/de/reset-password" },
  deletionDone: { kind: "deletionDone" },
};

test.each(Object.values(letters))("$kind is complete in both languages, as text and as HTML", async (letter) => {
  const subjects = new Set<string>();
  for (const locale of locales) {
    const sheet = await writeLetter(letter, locale);
    subjects.add(sheet.subject);
    expect(sheet.subject).toMatch(/^[^\r\n{}]+$/);
    const html = htmlLetter(sheet, locale, { linkHint: "hint" });
    expect(html).toContain(`lang="${locale}"`);
    // Nothing is fetched when somebody opens the mail.
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/);
    const text = plainLetter(sheet);
    for (const { href } of [sheet.button, sheet.other].filter((way) => way !== undefined)) {
      expect(href.startsWith(`${origin}/de/`)).toBe(true);
      expect(linksIn({ text })).toContain(href);
      expect(html).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
    }
    expect(text).toMatch(/\n-- \nTischlein\n/);
  }
  expect(subjects.size).toBe(2);
});

test("a day is told as it is in Berlin", async () => {
  expect((await writeLetter(letters.deletionPlanned, "de")).subject).toContain("4. Dezember 2026");
  expect((await writeLetter(letters.deletionPlanned, "en")).subject).toContain("4 December 2026");
});

test("what somebody calls themselves is text, and no advertisement", async () => {
  const name = `<img src=x onerror="alert(1)">`;
  const sheet = await writeLetter({ ...letters.confirm, name }, "de");
  expect(htmlLetter(sheet, "de", { linkHint: "" })).not.toContain("<img");
  for (const name of ["spam.example", "https:x", "WWWspam", "a@b"]) {
    const { paragraphs } = await writeLetter({ ...letters.confirm, name }, "de");
    expect(paragraphs.join()).not.toContain(name);
  }
});

test("a mail links to our own pages only", async () => {
  for (const link of ["https://evil.example/", "//evil.example", "javascript:alert(1)", `${origin}.evil.example/`]) {
    await expect(writeLetter({ kind: "reset", link }, "de")).rejects.toThrow(/our own pages|Invalid URL/);
  }
});

test("only letters of the newsletter offer the way out in their head", () => {
  expect(headersOf(letters.newsletterWelcome)).toEqual({
    "List-Unsubscribe": `<${origin}${unsubscribe.door}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(headersOf(letters.reset)).toEqual({});
});
