import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { claimEmail, deleteFailedEmails } from "#lib/platform/mail/outbox.ts";
import { deleteQueuedEmails, queueEmail } from "#lib/platform/mail/queue.ts";
import { createFileTransport } from "#lib/platform/mail/transport.ts";
import de from "#messages/de.json";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

afterEach(() => db.delete(outbox));

const queue = (to: string) =>
  db.transaction((tx) => queueEmail(tx, { to, locale: "en", email: { kind: "deletionDone" } }));

test.each([
  "anna@example.org\r\nBcc: all@example.org",
  "anna@example.org\nBcc: all@example.org",
  "anna@example.org, all@example.org",
  "Anna <anna@example.org>",
  "anna@example.org;all@example.org",
  "anna@@example.org",
  "anna@example.org\u0000",
  "anna@example.org\u2028x",
  "@example.org",
  "anna",
  "",
  `${"a".repeat(250)}@example.org`,
])("rejects %j, which is not one address", async (to) => {
  await expect(queue(to)).rejects.toThrow("exactly one address");
  expect(await db.$count(outbox)).toBe(0);
});

test("writes in a language that is switched on", async () => {
  const findSubject = async () => {
    await queue("anna@example.org");
    const [email] = await db.delete(outbox).returning({ subject: outbox.subject });
    return email?.subject;
  };
  const english = await findSubject();
  setSiteSettings({ locales: ["de"] });
  const german = await findSubject();
  setSiteSettings({});
  expect(german).not.toBe(english);
  expect(german).toBe(de.mail.deletionDone.subject);
});

test("gives every email to one claimant", async () => {
  await queue("one@example.org");
  await queue("two@example.org");
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimEmail()));
  const addresses = claims.flatMap((mail) => mail?.recipient ?? []);
  expect(addresses.sort()).toEqual(["one@example.org", "two@example.org"]);
});

test("deletes queued emails by address", async () => {
  await queue("Gone@example.org");
  await queue("stays@example.org");
  await db.transaction((tx) => deleteQueuedEmails(tx, "gone@example.org"));
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(["stays@example.org"]);
});

test("deletes failed emails after a month and no others", async () => {
  await queue("old@example.org");
  await db.update(outbox).set({ failedAt: new Date(Date.now() - 31 * 86_400_000) });
  await queue("waiting@example.org");
  await db.update(outbox).set({ createdAt: new Date(Date.now() - 60 * 86_400_000) });
  await deleteFailedEmails();
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(["waiting@example.org"]);
});

test("writes an .eml file that only its user can read, without a mail server", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  await queue("anna/../x@example.org");
  const mail = await claimEmail();
  if (!mail) throw new Error("nothing was queued");
  const delivery = createFileTransport(folder);
  await delivery.send(mail);
  await delivery.send(mail);
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d_anna_\.\._x@example\.org_[0-9a-f]{8}\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(join(folder, name)));
  expect(parsed.subject).toBe("Your account has been deleted");
  expect(parsed.text).toContain("Tischlein");
  expect(parsed.html).toContain("<h1");
  expect(parsed.messageId).toBe(`<${mail.id}@localhost>`);
  await rm(folder, { recursive: true });
});
