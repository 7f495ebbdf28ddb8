import { expect, test } from "vitest";
import { locales } from "#lib/i18n/locales.ts";
import type { Email } from "#lib/mail/email.ts";
import { createEmailContent, getEmailHeaders } from "#lib/mail/email-content.ts";
import { renderHtml, renderText } from "#lib/mail/render.ts";
import { linksIn } from "#tests/support/mail-server.ts";

const origin = "http://localhost:3000";
const unsubscribe = {
  pageLink: "/de/newsletter/abbestellen?id=1&key=2",
  oneClickLink: "/api/email-newsletter/unsubscribe?id=1&key=2",
};

const emails: { [Kind in Email["kind"]]: Extract<Email, { kind: Kind }> } = {
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
  followDigest: {
    kind: "followDigest",
    recipes: [
      { title: "Linsen <mit> Spätzle", author: "Anna", link: "/de/rezepte/linsen", isSponsored: false },
      { title: "Bergkäse", author: "kauf.example", link: "/de/rezepte/bergkaese", isSponsored: true },
    ],
    count: 5,
    settingsLink: "/de/profil/einstellungen",
    unsubscribe,
  },
  deletionPlanned: { kind: "deletionPlanned", day: new Date("2026-12-03T23:30:00Z"), loginLink: "/de/login" },
  deletionCancelled: { kind: "deletionCancelled", resetLink: "/de/reset-password" },
  deletionDone: { kind: "deletionDone" },
};

test.each(Object.values(emails))("renders $kind in both languages, as text and as HTML", async (email) => {
  const subjects = new Set<string>();
  for (const locale of locales) {
    const content = await createEmailContent(email, locale);
    subjects.add(content.subject);
    expect(content.subject).toMatch(/^[^\r\n{}]+$/);
    const html = renderHtml(content, locale, { linkHint: "hint" });
    expect(html).toContain(`lang="${locale}"`);
    // Opening the email loads nothing.
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/);
    const text = renderText(content);
    for (const { href } of [...(content.links ?? []), content.button, content.secondaryLink].filter(
      (link) => link !== undefined,
    )) {
      expect(href.startsWith(`${origin}/de/`)).toBe(true);
      expect(linksIn({ text })).toContain(href);
      expect(html).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
    }
    expect(text).toMatch(/\n-- \nTischlein\n/);
  }
  expect(subjects.size).toBe(2);
});

test("formats days in the time zone of Berlin", async () => {
  expect((await createEmailContent(emails.deletionPlanned, "de")).subject).toContain("4.\u00a0Dezember 2026");
  expect((await createEmailContent(emails.deletionPlanned, "en")).subject).toContain("4\u00a0December 2026");
});

test("escapes names and leaves out names that look like links", async () => {
  const name = `<img src=x onerror="alert(1)">`;
  const content = await createEmailContent({ ...emails.confirm, name }, "de");
  expect(renderHtml(content, "de", { linkHint: "" })).not.toContain("<img");
  for (const name of ["spam.example", "https:x", "WWWspam", "a@b"]) {
    const { paragraphs } = await createEmailContent({ ...emails.confirm, name }, "de");
    expect(paragraphs.join()).not.toContain(name);
  }
});

test("lists the recipes of a digest with escaped titles, authors and advertisements", async () => {
  const content = await createEmailContent(emails.followDigest, "de");
  expect(content.links?.map(({ label }) => label)).toEqual(["Linsen <mit> Spätzle – von Anna", "Anzeige: Bergkäse"]);
  expect(content.subject).toMatch(/^5 neue Rezepte/);
  expect(content.paragraphs).toContain("3 weitere Rezepte findest du auf ihren Profilen.");
  expect(renderHtml(content, "de", { linkHint: "" })).not.toContain("<mit>");
  const one = { ...emails.followDigest, recipes: emails.followDigest.recipes.slice(0, 1), count: 1 };
  const { subject, paragraphs } = await createEmailContent(one, "en");
  expect(subject).toBe("One new recipe from authors you follow");
  expect(paragraphs).toHaveLength(1);
});

test("rejects links to other sites", async () => {
  for (const link of ["https://evil.example/", "//evil.example", "javascript:alert(1)", `${origin}.evil.example/`]) {
    await expect(createEmailContent({ kind: "reset", link }, "de")).rejects.toThrow(/our own pages|Invalid URL/);
  }
});

test("adds List-Unsubscribe to newsletter and digest emails only", () => {
  for (const email of [emails.newsletterWelcome, emails.followDigest]) {
    expect(getEmailHeaders(email)).toEqual({
      "List-Unsubscribe": `<${origin}${unsubscribe.oneClickLink}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  }
  expect(getEmailHeaders(emails.reset)).toEqual({});
});
