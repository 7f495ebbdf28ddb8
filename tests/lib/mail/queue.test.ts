import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { outbox } from "#lib/db/tables/mail.ts";
import { fileDelivery } from "#lib/mail/delivery.ts";
import { claimMail, sweepOutbox } from "#lib/mail/outbox.ts";
import { dropMails, queueMail } from "#lib/mail/queue.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

afterEach(() => db.delete(outbox));

const queue = (to: string) =>
  db.transaction((tx) => queueMail(tx, { to, locale: "en", letter: { kind: "deletionDone" } }));

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
])("%j is not one address, and nothing is queued for it", async (to) => {
  await expect(queue(to)).rejects.toThrow("exactly one address");
  expect(await db.$count(outbox)).toBe(0);
});

test("a claimed mail is nobody else's", async () => {
  await queue("one@example.org");
  await queue("two@example.org");
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimMail()));
  const addresses = claims.flatMap((mail) => mail?.recipient ?? []);
  expect(addresses.sort()).toEqual(["one@example.org", "two@example.org"]);
});

test("what is queued for an address can be taken back", async () => {
  await queue("Gone@example.org");
  await queue("stays@example.org");
  await db.transaction((tx) => dropMails(tx, "gone@example.org"));
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(["stays@example.org"]);
});

test("refused mails are forgotten after a month, others never", async () => {
  await queue("old@example.org");
  await db.update(outbox).set({ failedAt: new Date(Date.now() - 31 * 86_400_000) });
  await queue("waiting@example.org");
  await db.update(outbox).set({ createdAt: new Date(Date.now() - 60 * 86_400_000) });
  await sweepOutbox();
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(["waiting@example.org"]);
});

test("without a mail server a mail is a file any mail program opens", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  await queue("anna/../x@example.org");
  const mail = await claimMail();
  if (!mail) throw new Error("nothing was queued");
  const delivery = fileDelivery(folder);
  await delivery.deliver(mail);
  await delivery.deliver(mail);
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d_anna_\.\._x@example\.org_[0-9a-f]{8}\.eml$/);
  const parsed = await PostalMime.parse(await readFile(join(folder, name)));
  expect(parsed.subject).toBe("Your account is deleted");
  expect(parsed.text).toContain("Tischlein");
  expect(parsed.html).toContain("<h1");
  expect(parsed.messageId).toBe(`<${mail.id}@localhost>`);
  await rm(folder, { recursive: true });
});
