import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AuditSentence } from "#components/platform/audit-log/audit-sentence.tsx";
import { auditActions, auditSubjects } from "#lib/platform/audit-log/filter.ts";
import { type AuditSentenceEntry, createSentenceWriter } from "#lib/platform/audit-log/sentence.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const id = "7d1f6a0e-52f0-4c61-af92-654b50ece0fe";
const entry: AuditSentenceEntry = {
  actor: { id, name: "Anna" },
  action: "create",
  subjectType: "tag",
  subjectId: id,
  subjectName: "Herbst",
};

const pairs = auditSubjects.flatMap((subjectType) => auditActions.map((action) => ({ subjectType, action })));

describe.each(locales)("in %s", (locale) => {
  test("every pair of subject and action is a sentence of its own, as text and with a link", async () => {
    const write = await createSentenceWriter(locale);
    const sentences = [id, null].flatMap((subjectId) => pairs.map((pair) => write({ ...entry, ...pair, subjectId })));
    expect(new Set(sentences).size).toBe(2 * pairs.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^Anna .*Herbst/);
      expect(sentence).not.toMatch(/[{}<>]|auditLog|undefined| {2}/);
    }
    for (const pair of pairs) {
      for (const subjectId of [id, null]) {
        const line = { ...entry, ...pair, subjectId };
        const html = renderToStaticMarkup(
          <IntlProvider locale={locale}>
            <AuditSentence entry={line} href={subjectId && "/de/x"} />
          </IntlProvider>,
        );
        expect(html.replace(/<[^>]+>/g, "")).toBe(write(line));
        expect(html.includes('href="/de/x"')).toBe(subjectId !== null);
      }
    }
  });

  test("no subject or action has the words of another one", async () => {
    const messages = (await import(`#messages/${locale}.json`)).default.auditLog;
    for (const words of [messages.subjectNames, messages.actionNames, messages.actions]) {
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    }
  });
});

test.each([
  [{}, "Anna hat den Tag „Herbst“ angelegt", "Anna created the tag “Herbst”"],
  [
    { subjectType: "partner", action: "update" },
    "Anna hat den Partner „Herbst“ geändert",
    "Anna changed the partner “Herbst”",
  ],
  [
    { subjectType: "recipe", action: "schedule" },
    "Anna hat die Veröffentlichung des Rezepts „Herbst“ geplant",
    "Anna scheduled the publication of the recipe “Herbst”",
  ],
  [
    { subjectType: "account", action: "role" },
    "Anna hat die Rolle des Kontos „Herbst“ geändert",
    "Anna changed the role of the account “Herbst”",
  ],
  [
    { subjectType: "account", action: "unban" },
    "Anna hat die Sperre des Kontos „Herbst“ aufgehoben",
    "Anna lifted the ban of the account “Herbst”",
  ],
  [
    { subjectType: "invitation", action: "invite", subjectName: "a@b.de" },
    "Anna hat die Einladung an „a@b.de“ verschickt",
    "Anna sent the invitation to “a@b.de”",
  ],
  [
    { subjectType: "newsletter", action: "publish" },
    "Anna hat den Newsletter „Herbst“ verschickt",
    "Anna sent the newsletter “Herbst”",
  ],
  [
    { subjectType: "recipe", action: "export", subjectId: null, subjectName: "CSV" },
    "Anna hat Rezepte exportiert: CSV",
    "Anna exported recipes: CSV",
  ],
  [
    { subjectType: "recipe", action: "schedule", subjectId: null, subjectName: "" },
    "Anna hat die Veröffentlichung von Rezepten geplant",
    "Anna scheduled the publication of recipes",
  ],
  [
    { actor: null, subjectType: "category", action: "delete" },
    "Ein gelöschtes Konto hat die Kategorie „Herbst“ gelöscht",
    "A deleted account deleted the category “Herbst”",
  ],
] as [Partial<AuditSentenceEntry>, string, string][])("%o reads well", async (changes, german, english) => {
  const line = { ...entry, ...changes };
  expect((await createSentenceWriter("de"))(line)).toBe(german);
  expect((await createSentenceWriter("en"))(line)).toBe(english);
});

test("a name that looks like markup stays a name", async () => {
  const line = { ...entry, subjectName: "<object>{name}</object>" };
  expect((await createSentenceWriter("en"))(line)).toBe("Anna created the tag “<object>{name}</object>”");
});
