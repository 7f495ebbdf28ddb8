import { afterEach, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { claimEmail, deleteEmail } from "#lib/platform/mail/outbox.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { createSmtpTransport } from "#lib/platform/mail/transport.ts";
import { type MailWorker, startMailWorker } from "#lib/platform/mail/worker.ts";
import { query, setUpDatabase } from "#tests/support/database.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";

vi.mock("#lib/platform/mail/outbox.ts", { spy: true });

setUpDatabase();

const resources: { stop(): Promise<void> }[] = [];
const stopAfterTest = <T extends { stop(): Promise<void> }>(resource: T): T => {
  resources.push(resource);
  return resource;
};
const startWorker = ({ port }: Pick<MailServer, "port">, pause = 200): MailWorker =>
  stopAfterTest(startMailWorker(createSmtpTransport(`smtp://localhost:${port}`), pause));

afterEach(async () => {
  for (const resource of resources.splice(0).reverse()) await resource.stop();
  await db.delete(outbox);
  vi.restoreAllMocks();
  vi.mocked(claimEmail).mockClear();
  vi.mocked(deleteEmail).mockClear();
});

const queue = (to: string) =>
  db.transaction((tx) =>
    queueEmail(tx, { to, locale: "de", email: { kind: "reset", link: "/de/reset-password?token=t" } }),
  );

const waitUntil = (condition: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 20_000, interval: 20 });

const isOutboxEmpty = async () => (await db.$count(outbox)) === 0;

test("sends an email as soon as its transaction commits, and deletes it", async () => {
  const server = stopAfterTest(await startMailServer());
  startWorker(server, 60_000);
  // The worker has looked for due emails once it listens; the next look would be a minute later.
  await waitUntil(() => vi.mocked(claimEmail).mock.settledResults.some(({ value }) => value === null));
  await queue("anna@example.org");
  const mail = await server.waitForMail("anna@example.org");
  expect(mail.subject).toBe("Lege ein neues Passwort fest");
  expect(mail.from).toMatchObject({ name: "Tischlein", address: "tisch@tischlein.example" });
  expect(mail.to).toEqual([{ name: "", address: "anna@example.org" }]);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  await waitUntil(isOutboxEmpty);
});

test("never sends a rolled-back email", async () => {
  const server = stopAfterTest(await startMailServer());
  startWorker(server);
  const rolledBack = db.transaction(async (tx) => {
    await queueEmail(tx, { to: "rolled-back@example.org", locale: "de", email: { kind: "deletionDone" } });
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  await queue("committed@example.org");
  await server.waitForMail("committed@example.org");
  expect(server.mailsTo("rolled-back@example.org")).toEqual([]);
});

test("sends every email once after an outage of the mail server", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const down = await startMailServer();
  await down.stop();
  const worker = startWorker(down);
  await queue("one@example.org");
  await queue("two@example.org");
  await waitUntil(async () =>
    (await db.select().from(outbox)).some(({ lastError }) => lastError?.includes("ECONNREFUSED")),
  );
  const server = stopAfterTest(await startMailServer(down.port));
  await waitUntil(isOutboxEmpty);
  await worker.stop();
  expect(server.mailsTo("one@example.org")).toHaveLength(1);
  expect(server.mailsTo("two@example.org")).toHaveLength(1);
});

test("sends every email once with several workers", async () => {
  const server = stopAfterTest(await startMailServer());
  const addresses = Array.from({ length: 30 }, (_, n) => `reader${n}@example.org`);
  for (const address of addresses) await queue(address);
  const workers = Array.from({ length: 4 }, () => startWorker(server));
  await waitUntil(isOutboxEmpty);
  // What one of them still sends is sent before it has stopped.
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(addresses.map((address) => server.mailsTo(address).length)).toEqual(addresses.map(() => 1));
});

/**
 * Refuses connections to the database of this file and closes the open ones, until the worker has
 * failed to delete what it has sent.
 */
async function interruptDatabase(): Promise<void> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  await query(url.href, `alter database ${name} allow_connections false`);
  await query(url.href, "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const hasFailed = () => vi.mocked(deleteEmail).mock.settledResults.some(({ type }) => type === "rejected");
  void waitUntil(hasFailed).finally(() => query(url.href, `alter database ${name} allow_connections true`));
}

test("sends an email once when the database is away while it is sent", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const sent: string[] = [];
  const transport = {
    async send({ recipient }: { recipient: string }) {
      sent.push(recipient);
      await interruptDatabase();
    },
    close: () => {},
  };
  await queue("anna@example.org");
  const worker = stopAfterTest(startMailWorker(transport, 200));
  await waitUntil(() => isOutboxEmpty().catch(() => false));
  await worker.stop();
  expect(sent).toEqual(["anna@example.org"]);
});

test("marks and wipes a refused email and sends the next one", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = stopAfterTest(await startMailServer(0, (address) => (address.startsWith("gone") ? 550 : undefined)));
  startWorker(server);
  await queue("gone@example.org");
  await queue("here@example.org");
  await server.waitForMail("here@example.org");
  await waitUntil(async () => (await db.$count(outbox)) === 1);
  const [row] = await db.select().from(outbox);
  expect(row).toMatchObject({ recipient: "gone@example.org", attempts: 1, text: "", html: "" });
  expect(row?.failedAt).toBeInstanceOf(Date);
  expect(row?.lastError).toContain("550");
  expect(log.mock.calls.join()).not.toContain("gone@");
});

test("keeps the Message-ID of a deferred email", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let isDeferring = true;
  const server = stopAfterTest(await startMailServer(0, () => (isDeferring ? 451 : undefined)));
  startWorker(server);
  await queue("later@example.org");
  await waitUntil(async () => (await db.select().from(outbox))[0]?.lastError?.includes("451") ?? false);
  const [row] = await db.select().from(outbox);
  expect(row?.failedAt).toBeNull();
  isDeferring = false;
  const mail = await server.waitForMail("later@example.org");
  expect(mail.messageId).toBe(`<${row?.id}@localhost>`);
});

test("sends the email of a killed process when its lease expires", async () => {
  await queue("left@example.org");
  await db.update(outbox).set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) });
  const server = stopAfterTest(await startMailServer());
  startWorker(server);
  await queue("next@example.org");
  await server.waitForMail("next@example.org");
  expect(server.mailsTo("left@example.org")).toEqual([]);
  await db.update(outbox).set({ nextAttemptAt: new Date() });
  await server.waitForMail("left@example.org");
});

test("gives up after five days", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const down = await startMailServer();
  await down.stop();
  await queue("old@example.org");
  await db.update(outbox).set({ createdAt: new Date(Date.now() - 5.1 * 86_400_000) });
  startWorker(down);
  await waitUntil(async () => (await db.select().from(outbox))[0]?.failedAt != null);
});
