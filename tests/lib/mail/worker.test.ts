import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { outbox } from "#lib/db/tables/mail.ts";
import { smtpDelivery } from "#lib/mail/delivery.ts";
import { queueMail } from "#lib/mail/queue.ts";
import { type MailWorker, startMailWorker } from "#lib/mail/worker.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";

ownDatabase();

const open: { stop(): Promise<void> }[] = [];
const also = <T extends { stop(): Promise<void> }>(opened: T): T => {
  open.push(opened);
  return opened;
};
const work = ({ port }: Pick<MailServer, "port">, pause = 200): MailWorker =>
  also(startMailWorker(smtpDelivery(`smtp://localhost:${port}`), pause));

afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.stop();
  await db.delete(outbox);
  vi.restoreAllMocks();
});

const queue = (to: string) =>
  db.transaction((tx) =>
    queueMail(tx, { to, locale: "de", letter: { kind: "reset", link: "/de/reset-password?token=t" } }),
  );

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await setTimeout(20)) if (await condition()) return;
  throw new Error("it never came to that");
}

const isEmpty = async () => (await db.$count(outbox)) === 0;

test("a mail leaves at once when its transaction has committed, and the outbox with it", async () => {
  const server = also(await startMailServer());
  work(server, 60_000);
  await setTimeout(300);
  const begun = Date.now();
  await queue("anna@example.org");
  const mail = await server.waitForMail("anna@example.org");
  expect(Date.now() - begun).toBeLessThan(2000);
  expect(mail.subject).toBe("Vergib ein neues Passwort");
  expect(mail.from).toMatchObject({ name: "Tischlein", address: "tisch@tischlein.example" });
  expect(mail.to).toEqual([{ name: "", address: "anna@example.org" }]);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  await until(isEmpty);
});

test("what is rolled back is never sent", async () => {
  const server = also(await startMailServer());
  work(server);
  const undone = db.transaction(async (tx) => {
    await queueMail(tx, { to: "nobody@example.org", locale: "de", letter: { kind: "deletionDone" } });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await queue("somebody@example.org");
  await server.waitForMail("somebody@example.org");
  expect(server.mailsTo("nobody@example.org")).toEqual([]);
});

test("while the server is down mails wait; when it is back each leaves once", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const down = await startMailServer();
  await down.stop();
  work(down);
  await queue("one@example.org");
  await queue("two@example.org");
  await until(async () =>
    (await db.select().from(outbox)).some(({ lastError }) => lastError?.includes("ECONNREFUSED")),
  );
  const server = also(await startMailServer(down.port));
  await until(isEmpty);
  await setTimeout(500);
  expect(server.mailsTo("one@example.org")).toHaveLength(1);
  expect(server.mailsTo("two@example.org")).toHaveLength(1);
}, 15_000);

test("several workers send a mail once", async () => {
  const server = also(await startMailServer());
  const addresses = Array.from({ length: 30 }, (_, n) => `reader${n}@example.org`);
  for (const address of addresses) await queue(address);
  for (let n = 0; n < 4; n += 1) work(server);
  await until(isEmpty);
  await setTimeout(200);
  expect(addresses.map((address) => server.mailsTo(address).length)).toEqual(addresses.map(() => 1));
});

test("a mail that is refused for good is marked and says nothing any more; the next one leaves", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = also(await startMailServer(0, (address) => (address.startsWith("gone") ? 550 : undefined)));
  work(server);
  await queue("gone@example.org");
  await queue("here@example.org");
  await server.waitForMail("here@example.org");
  await until(async () => (await db.$count(outbox)) === 1);
  const [row] = await db.select().from(outbox);
  expect(row).toMatchObject({ recipient: "gone@example.org", attempts: 1, text: "", html: "" });
  expect(row?.failedAt).toBeInstanceOf(Date);
  expect(row?.lastError).toContain("550");
  expect(log.mock.calls.join()).not.toContain("gone@");
});

test("a mail that is refused for now keeps its Message-ID until it is taken", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let isBusy = true;
  const server = also(await startMailServer(0, () => (isBusy ? 451 : undefined)));
  work(server);
  await queue("later@example.org");
  await until(async () => (await db.select().from(outbox))[0]?.lastError?.includes("451") ?? false);
  const [row] = await db.select().from(outbox);
  expect(row?.failedAt).toBeNull();
  isBusy = false;
  const mail = await server.waitForMail("later@example.org");
  expect(mail.messageId).toBe(`<${row?.id}@localhost>`);
}, 15_000);

test("what a killed process had taken is due again when its claim has run out", async () => {
  await queue("left@example.org");
  await db.update(outbox).set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 1000) });
  const server = also(await startMailServer());
  work(server);
  await setTimeout(500);
  expect(server.mailsTo("left@example.org")).toEqual([]);
  await server.waitForMail("left@example.org");
});

test("after five days nobody waits any longer", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const down = await startMailServer();
  await down.stop();
  await queue("old@example.org");
  await db.update(outbox).set({ createdAt: new Date(Date.now() - 5.1 * 86_400_000) });
  work(down);
  await until(async () => (await db.select().from(outbox))[0]?.failedAt != null);
});
