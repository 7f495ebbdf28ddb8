import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { publishStory } from "#lib/content/story-drafts/publication/mutations.ts";
import { returnStory, submitStory } from "#lib/content/story-drafts/submission/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createSmtpTransport } from "#lib/platform/mail/transport.ts";
import { startMailWorker } from "#lib/platform/mail/worker.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { linksIn, type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { createLiveStory, editedStory, withText } from "../fixtures.ts";

setUpDatabase();

const origin = "http://localhost:3000";

let editorId: string;
let partner: { id: string; email: string };
let itemId: string;

beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
});
beforeEach(() => begin("de"));
afterEach(async () => {
  await db.delete(outbox);
});
/** A partner with a story that readers see. */
async function begin(locale: Locale): Promise<void> {
  partner = await createMember({ newType: "partner", locale });
  itemId = await createLiveStory(partner.id, { isSponsored: true });
}

/** Changes the story as its partner, and submits it. */
async function submit(text: string): Promise<number> {
  const { content, version } = await editedStory(itemId);
  const target = { editorId: partner.id, itemId };
  const saved = await saveStoryDraft({ ...target, version }, withText(content, 1, "de", text));
  await submitStory({ ...target, version: saved.version });
  return saved.version;
}

const publish = (version: number, when: "keep" | "now" | Date = "keep") =>
  publishStory({ editorId, itemId, version, languages: ["de", "en"], when, reason: "" });
const setPartner = (values: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(values).where(eq(users.id, partner.id));

describe("an email about a submitted story", () => {
  let server: MailServer;
  let worker: ReturnType<typeof startMailWorker>;
  beforeAll(async () => {
    server = await startMailServer();
    worker = startMailWorker(createSmtpTransport(`smtp://localhost:${server.port}`), 200);
  });
  afterAll(async () => {
    await worker.stop();
    await server.stop();
  });

  test("has the reason for which it was returned, in the language of the partner", async () => {
    await begin("en");
    await submit("Zu kurz.");
    await returnStory({ editorId, itemId, reason: "Please write more.\n\nAnd add a recipe." });
    const mail = await server.waitForMail(partner.email);
    expect(mail.subject).toBe("Please revise your story “Baking cake”");
    expect(mail.text).toContain("Please write more.");
    expect(mail.text).toContain("And add a recipe.");
    expect(linksIn(mail)).toContain(`${origin}/en/desk/stories/${itemId}`);
  });

  test("says that changes or a new story are published", async () => {
    await publish(await submit("Geändert."));
    const { content } = await editedStory(itemId);
    const revised = await server.waitForMail(partner.email);
    expect(revised.subject).toBe("Deine Änderungen an „Kuchen backen“ sind veröffentlicht");
    expect(linksIn(revised)).toContain(`${origin}/de/stories/${content.texts.de.slug}`);

    await db.update(items).set({ state: "draft", publishedAt: null }).where(eq(items.id, itemId));
    await publish(await submit("Neu."), "now");
    expect((await server.waitForMail(partner.email, 1)).subject).toBe("Deine Story „Kuchen backen“ ist veröffentlicht");
  });

  test("says when it is going to be public, and leads to the desk until then", async () => {
    await publish(await submit("Später."), new Date("2099-12-03T17:30:00Z"));
    const mail = await server.waitForMail(partner.email);
    expect(mail.subject).toBe("Deine Story „Kuchen backen“ ist eingeplant");
    expect(mail.text).toMatch(/am 3\.\s+?Dezember\s+2099\s+um\s+18:30/);
    expect(linksIn(mail)).toContain(`${origin}/de/desk/stories/${itemId}`);
  });

  test("has the title and page of the language that is public", async () => {
    await begin("en");
    const version = await submit("Nur deutsch.");
    const { content } = await editedStory(itemId);
    const { version: saved } = await saveStoryDraft(
      { editorId, itemId, version },
      { ...content, texts: { ...content.texts, en: { ...content.texts.en, title: "Later" } } },
    );
    await publishStory({ editorId, itemId, version: saved, languages: ["de"], when: "keep", reason: "" });
    expect((await server.waitForMail(partner.email)).subject).toBe("Your changes to “Baking cake” have been published");
  });
});

test.each([
  ["without a confirmed address", { emailConfirmedAt: null }],
  ["who are banned", { bannedAt: new Date() }],
  ["who are none any more", { newType: "community" as const }],
])("partners %s get no email", async (_, values) => {
  const version = await submit("Neu.");
  await setPartner(values);
  await publish(version);
  expect(await db.$count(outbox)).toBe(0);
});

test("what editors publish without a submission, and what fails, is no email", async () => {
  const { content, version } = await editedStory(itemId);
  const saved = await saveStoryDraft({ editorId, itemId, version }, withText(content, 1, "de", "Von uns."));
  await publish(saved.version);
  await submit("Neu.");
  await expect(returnStory({ editorId: partner.id, itemId, reason: "Nein." })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await db.$count(outbox)).toBe(0);
});
