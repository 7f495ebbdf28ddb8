import { expect, test } from "vitest";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { Email } from "#lib/platform/mail/email.ts";
import { createEmailContent, getEmailHeaders } from "#lib/platform/mail/email-content.ts";
import { renderHtml, renderText } from "#lib/platform/mail/render.ts";
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
  emailChanged: {
    kind: "emailChanged",
    restoreLink: "/de/e-mail-wiederherstellen?token=t",
    contactLink: "/de/kontakt",
  },
  emailRestored: { kind: "emailRestored", contactLink: "/de/kontakt" },
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
  recipeAccepted: {
    kind: "recipeAccepted",
    title: "Käsespätzle",
    isRevision: false,
    publishAt: null,
    link: "/de/rezepte/kaesespaetzle",
  },
  recipeRejected: {
    kind: "recipeRejected",
    title: "Käsespätzle",
    reason: "Fast fertig.\n\nEs fehlt <etwas>.",
    notes: [{ field: "Schritt 2", note: "Wie\nheiß?" }],
    link: "/de/profil/rezept-erstellen/1/grundlagen",
  },
  storyPublished: {
    kind: "storyPublished",
    title: "Kuchen <backen>",
    isRevision: false,
    publishAt: null,
    link: "/de/stories/kuchen",
  },
  storyReturned: {
    kind: "storyReturned",
    title: "Kuchen <backen>",
    reason: "Fast fertig.\n\nEs fehlt <etwas>.",
    link: "/de/desk/stories/1",
  },
  publicationMissed: {
    kind: "publicationMissed",
    what: "newsletter",
    title: "Kuchen <backen>",
    plannedAt: new Date("2026-12-03T17:30:00Z"),
    link: "/de/desk/newsletters/1",
  },
  deletionPlanned: { kind: "deletionPlanned", day: new Date("2026-12-03T23:30:00Z"), loginLink: "/de/login" },
  deletionCancelled: { kind: "deletionCancelled", resetLink: "/de/reset-password" },
  deletionDone: { kind: "deletionDone" },
  accountInvitation: {
    kind: "accountInvitation",
    inviter: "Anna",
    role: "editor",
    day: new Date("2026-12-03T23:30:00Z"),
    link: "/de/einladung?token=t",
  },
  plus: {
    kind: "plus",
    event: "ordered",
    values: {
      product: "Tischlein Plus",
      price: "5,99 €",
      start: "1. März",
      end: "1. April",
      number: "2026-000001",
    },
    details: ["Preis: 5,99 € im Monat", "Widerrufsrecht: vierzehn <Tage>"],
    link: "/de/profile/plus",
  },
  contactMessage: {
    kind: "contactMessage",
    topic: "Presse",
    name: "Anna",
    sender: "anna@example.org",
    text: "Guten Tag,\n\nhabt ihr <Bilder>?",
  },
  contactReceived: { kind: "contactReceived", text: "Guten Tag,\nhabt ihr <Bilder>?" },
  questionAnswered: {
    kind: "questionAnswered",
    question: "Warum fällt er zusammen?",
    answer: "Zu früh heraus.\n\nWarte länger.",
    link: "/de/l/kochhotline",
  },
  reportReceived: { kind: "reportReceived", reference: "M-7K3F-9QX2", targetLink: "/de/rezepte/linsen" },
  reportDecided: {
    kind: "reportDecided",
    reference: "M-7K3F-9QX2",
    action: "dismiss",
    text: "Das ist erlaubt.",
    targetLink: "/de/rezepte/linsen",
    objectionLink: "/de/widerspruch?token=t",
  },
  contentRestricted: {
    kind: "contentRestricted",
    action: "hide",
    content: "recipe",
    title: "Linsen <mit> Spätzle",
    ground: "terms",
    rule: "Abschnitt 3",
    text: "Das ist Werbung.\n\nBitte ohne.",
    bannedUntil: null,
    objectionLink: "/de/widerspruch?token=t",
  },
  commentHidden: {
    kind: "commentHidden",
    title: "Linsen <mit> Spätzle",
    reason: "Werbung oder Spam",
    contactLink: "/de/kontakt",
    targetLink: "/de/rezepte/linsen",
  },
  contentRestored: {
    kind: "contentRestored",
    content: "comment",
    title: "Linsen",
    text: "Wir lagen falsch.",
    targetLink: "/de/rezepte/linsen",
  },
  objectionDecided: {
    kind: "objectionDecided",
    isAccepted: false,
    isReporter: true,
    text: "Es bleibt dabei.",
    statementLink: "/de/widerspruch?token=t",
  },
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

test("a statement of reasons names measure, ground, reasons and redress", async () => {
  const statement = {
    ...emails.contentRestricted,
    action: "ban",
    bannedUntil: new Date("2026-12-03T23:30:00Z"),
  } as const;
  const { paragraphs } = await createEmailContent(statement, "de");
  expect(paragraphs.join("\n")).toMatch(
    /bis zum 4\.\u00a0Dezember 2026 gesperrt[\s\S]*Nutzungsbedingungen[\s\S]*Abschnitt 3[\s\S]*Werbung\.\nBitte[\s\S]*ohne automatische Mittel[\s\S]*sechs Monaten/,
  );
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

test("says when an accepted recipe is public", async () => {
  const textOf = async (changes: object) =>
    (await createEmailContent({ ...emails.recipeAccepted, ...changes }, "de")).paragraphs.join();
  expect(await textOf({})).toContain("jetzt für alle zu sehen");
  expect(await textOf({ isRevision: true })).toContain("deine Änderungen");
  expect(await textOf({ publishAt: new Date("2026-12-03T17:30:00Z") })).toMatch(/am 3\.\u00a0Dezember 2026 um 18:30/);
});

test("says when a story of a partner is public, and why one was returned", async () => {
  const contentOf = (changes: object) => createEmailContent({ ...emails.storyPublished, ...changes }, "de");
  expect((await contentOf({})).subject).toBe("Deine Story „Kuchen <backen>“ ist veröffentlicht");
  expect((await contentOf({ isRevision: true })).paragraphs.join()).toContain("deine Änderungen");
  const scheduled = await contentOf({ publishAt: new Date("2026-12-03T17:30:00Z") });
  expect(scheduled.paragraphs.join()).toMatch(/am 3\.\u00a0Dezember 2026 um 18:30/);
  const { paragraphs } = await createEmailContent(emails.storyReturned, "de");
  expect(paragraphs).toEqual(expect.arrayContaining(["Fast fertig.", "Es fehlt <etwas>."]));
});

test("says what was not published at which time", async () => {
  const { paragraphs } = await createEmailContent(emails.publicationMissed, "de");
  expect(paragraphs[0]).toMatch(/^Der Newsletter „Kuchen <backen>“ sollte am 3\.\u00a0Dezember 2026 um 18:30/);
  const { subject } = await createEmailContent({ ...emails.publicationMissed, what: "recipe" }, "en");
  expect(subject).toBe("Not published: Kuchen <backen>");
});

test("quotes why a recipe was rejected, with a paragraph per line and per field", async () => {
  const content = await createEmailContent(emails.recipeRejected, "de");
  expect(content.paragraphs).toEqual(
    expect.arrayContaining(["Fast fertig.", "Es fehlt <etwas>.", "Schritt 2: Wie heiß?"]),
  );
  expect(renderHtml(content, "de", { linkHint: "" })).not.toContain("<etwas>");
});

test("rejects links to other sites", async () => {
  for (const link of ["https://evil.example/", "//evil.example", "javascript:alert(1)", `${origin}.evil.example/`]) {
    await expect(createEmailContent({ kind: "reset", link }, "de")).rejects.toThrow(/our own pages|Invalid URL/);
  }
});

test("answers to a message of the contact form go to its writer, who is a person", async () => {
  expect(getEmailHeaders(emails.contactMessage)).toEqual({ "Reply-To": "anna@example.org", "Auto-Submitted": "no" });
  const { paragraphs } = await createEmailContent(emails.contactMessage, "de");
  expect(paragraphs).toEqual(["Guten Tag,", "habt ihr <Bilder>?", "Von: Anna, anna@example.org"]);
  const nameless = await createEmailContent({ ...emails.contactMessage, name: "" }, "de");
  expect(nameless.paragraphs.at(-1)).toBe("Von: anna@example.org");
});

test("a confirmation repeats the message only where it is given", async () => {
  const copy = await createEmailContent(emails.contactReceived, "de");
  expect(copy.paragraphs.join()).toContain("habt ihr <Bilder>?");
  expect((await createEmailContent({ kind: "contactReceived", text: null }, "de")).paragraphs).toHaveLength(1);
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
