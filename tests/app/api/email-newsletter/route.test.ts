import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { POST } from "#app/api/email-newsletter/route.ts";
import { GET, POST as unsubscribe } from "#app/api/email-newsletter/unsubscribe/route.ts";
import { confirmSubscription } from "#lib/business/newsletters/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});

const newAddress = () => `reader-${randomUUID()}@example.org`;

async function send(body: unknown) {
  const headers = new Headers({ "content-type": "application/json", "x-forwarded-for": randomUUID() });
  const url = "http://localhost/api/email-newsletter/";
  const response = await POST(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }), {});
  return { status: response.status, text: await response.text(), headers: [...response.headers] };
}
const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
const rowOf = async (email: string) =>
  (await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];

async function subscribed(): Promise<string> {
  const email = newAddress();
  await send({ email, language: "de" });
  await confirmSubscription(/token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? "")?.[1] ?? "");
  return email;
}

test("asks a new address for its consent, in the language of the request", async () => {
  const email = newAddress();
  expect((await send({ email, language: "en" })).status).toBe(204);
  expect(await rowOf(email)).toMatchObject({ location: "api", locale: "en", confirmedAt: null });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(["Confirm your newsletter subscription"]);
});

test.each([
  { email: "anna", language: "de" },
  { email: "anna@example.org\r\nBcc: b@example.org", language: "de" },
  { email: "anna@example.org", language: "fr" },
  { email: "anna@example.org", language: "de", confirmed: true },
])("refuses %j", async (body) => {
  expect((await send(body)).status).toBe(422);
  expect(await rowOf("anna@example.org")).toBeUndefined();
});

test("answers a subscribed address like any other", async () => {
  const known = await subscribed();
  const answers = [known, newAddress()].map((email) => send({ email, language: "de" }));
  const [first, second] = await Promise.all(answers);
  expect(first).toEqual(second);
});

test("unsubscribes with the address of a mail, whose link asks first", async () => {
  const email = await subscribed();
  const welcome = (await mailsTo(email)).at(-1);
  const url = /<(.+)>/.exec(welcome?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const post = (target: string) =>
    unsubscribe(new Request(target, { method: "POST", headers: { origin: "https://mail.example" } }), undefined);

  const opened = await GET(new Request(url, { headers: { "accept-language": "de" } }), undefined);
  expect([opened.status, opened.headers.get("location")]).toEqual([
    303,
    `/de/newsletter/abbestellen${new URL(url).search}`,
  ]);
  const forged = url.replace(/key=(.)/, (_, first) => `key=${first === "A" ? "B" : "A"}`);
  expect((await post(forged)).status).toBe(404);
  expect(await rowOf(email)).toMatchObject({ unsubscribedAt: null });
  expect((await post(url)).status).toBe(204);
  expect((await rowOf(email))?.unsubscribedAt).toBeInstanceOf(Date);
  expect((await post(url)).status).toBe(204);
});
