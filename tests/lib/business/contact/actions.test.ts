import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { loadSenderAction, sendContactAction } from "#lib/business/contact/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const request = vi.hoisted(() => ({
  client: "",
  sessionId: null as string | null,
  recipient: "team@example.org" as string | null,
}));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (request.sessionId ? findUserBySessionId(request.sessionId) : null) };
});
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": request.client }) }));
vi.mock("next/navigation", () => ({ redirect() {} }));
vi.mock("#lib/business/contact/recipient.ts", () => ({ getContactRecipient: () => request.recipient }));

setUpDatabase();

let clients = 0;
beforeEach(async () => {
  clients += 1;
  Object.assign(request, { client: `203.0.113.${clients}`, sessionId: null, recipient: "team@example.org" });
  await db.delete(outbox);
});

const message = "Woher kommt das Rezept für Linsensuppe?";

function send(changes: Record<string, string> = {}) {
  const fields = { topic: "recipe", name: "", email: `anna${clients}@example.org`, message, website: "", locale: "de" };
  return sendContactAction({ status: "open" }, toForm({ ...fields, ...changes }));
}

const listMails = () => db.select().from(outbox).orderBy(desc(outbox.recipient));
const mailTo = async (recipient: string) => (await listMails()).find((mail) => mail.recipient === recipient);

test("sends the message to the site, with answers to the writer, and a confirmation without it", async () => {
  expect(await send({ name: "Anna\r\nBcc: x@example.org", email: "anna@example.org" })).toEqual({ status: "sent" });
  const toSite = await mailTo("team@example.org");
  expect(toSite?.headers).toEqual({ "Reply-To": "anna@example.org", "Auto-Submitted": "no" });
  expect(toSite?.text).toContain(message);
  expect(toSite?.text).toContain("Anna Bcc: x@example.org, anna@example.org");
  const toWriter = await mailTo("anna@example.org");
  expect(toWriter?.headers).toEqual({});
  // The form accepts any address: it must not carry texts to third parties.
  expect(`${toWriter?.subject}${toWriter?.text}${toWriter?.html}`).not.toMatch(/Linsensuppe|Anna/);
  expect(await listMails()).toHaveLength(2);
});

test("the confirmation has a copy where the address is that of the account", async () => {
  const email = "lena@example.org";
  const userId = await createReader({ email, emailConfirmedAt: new Date() });
  request.sessionId = await createWebSession(userId, "Firefox");
  await send({ email: "Lena@example.org" });
  expect((await mailTo("lena@example.org"))?.text).toContain(message);
  await send({ email: "third@example.org" });
  expect((await mailTo("third@example.org"))?.text).not.toContain(message);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(await loadSenderAction()).toEqual({ name: user?.name, email });
});

test("tells no name to readers who are not signed in", async () => {
  expect(await loadSenderAction()).toBeNull();
});

test("names the fields with errors and keeps what was typed", async () => {
  const typed = { topic: "", name: "x".repeat(81), email: "anna@", message: "Hallo" };
  expect(await send(typed)).toEqual({
    status: "invalid",
    errors: { topic: "noTopic", name: "longName", email: "badEmail", message: "tooShort" },
    values: typed,
  });
  expect(await send({ message: "a".repeat(5001) })).toMatchObject({ errors: { message: "tooLong" } });
  expect(await listMails()).toEqual([]);
});

test("cleans what was typed", async () => {
  await send({ message: `Guten Tag\0,\u202e lange Frage?\r\n\r\n\r\n\r\nDanke`, name: "\u200b" });
  const mail = await mailTo("team@example.org");
  expect(mail?.text).toContain("Guten Tag , lange Frage?\n\nDanke");
});

test("answers bots as people and sends nothing", async () => {
  expect(await send({ website: "https://spam.example" })).toEqual({ status: "sent" });
  expect(await listMails()).toEqual([]);
});

test("limits messages by network", async () => {
  for (let n = 0; n < 5; n += 1) expect(await send({ email: `network${n}@example.org` })).toEqual({ status: "sent" });
  expect(await send({ email: "network5@example.org" })).toMatchObject({ status: "limited", values: { message } });
});

const mailsTo = async (address: string) => (await listMails()).filter(({ recipient }) => recipient === address);

test("beyond the confirmations that an address gets, its messages still arrive", async () => {
  for (let n = 0; n < 6; n += 1) {
    request.client = `198.51.100.${n}`;
    expect(await send({ email: n % 2 ? "Same@example.org" : "same@example.org" })).toEqual({ status: "sent" });
  }
  expect(await mailsTo("team@example.org")).toHaveLength(6);
  expect((await listMails()).filter(({ recipient }) => recipient.toLowerCase() === "same@example.org")).toHaveLength(5);
});

test("messages of strangers with an address use up no confirmation of its owner who is signed in", async () => {
  const email = "ida@example.org";
  for (let n = 0; n < 6; n += 1) {
    request.client = `198.51.100.${20 + n}`;
    expect(await send({ email })).toEqual({ status: "sent" });
  }
  expect(await mailsTo(email)).toHaveLength(5);
  const userId = await createReader({ email, emailConfirmedAt: new Date() });
  request.sessionId = await createWebSession(userId, "Firefox");
  expect(await send({ email })).toEqual({ status: "sent" });
  expect(await mailsTo(email)).toHaveLength(6);
});

test("fails without a recipient", async () => {
  request.recipient = null;
  expect(await send()).toMatchObject({ status: "failed", values: { message } });
  expect(await listMails()).toEqual([]);
});
