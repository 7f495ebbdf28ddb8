import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase, db } from "#lib/platform/db/client.ts";
import { checkDatabase } from "#lib/platform/db/health.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { query, setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** As many as the pool has. */
const maxConnections = 10;
const waitOptions = { timeout: 20_000, interval: 50 };

let proxy: Server;
let directUrl: string;
/** Answers to this statement and to later ones are held back. */
let heldStatement: string;
/** Delivers what is held back, a function for each connection. */
let deliveries: (() => void)[];
let log: ReturnType<typeof vi.spyOn>;

/** Stands between the product and the real database. */
beforeAll(async () => {
  directUrl = process.env.DATABASE_URL ?? "";
  const { searchParams, pathname, username } = new URL(directUrl);
  proxy = createServer((client) => {
    const server = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
    server.pipe(client);
    client.on("data", (data) => {
      if (data.toString("latin1").includes(heldStatement)) {
        server.unpipe(client);
        deliveries.push(() => server.pipe(client));
        proxy.emit("held");
      }
      server.write(data);
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const)
      socket.on("error", () => {}).on("close", () => other.destroy());
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  process.env.DATABASE_URL = `postgres://${username}@127.0.0.1:${port}${pathname}`;
});

afterAll(async () => {
  await closeDatabase();
  proxy.close();
});

beforeEach(() => {
  heldStatement = "nothing is held back";
  deliveries = [];
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  log.mockRestore();
});

/** Runs as many transactions as there are connections while the database seems frozen. */
async function runUnanswered(statement: string, work: (tx: Transaction) => Promise<unknown>): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  heldStatement = statement;
  const all = Promise.allSettled(Array.from({ length: maxConnections }, () => db.transaction(work)));
  while (deliveries.length < maxConnections) await once(proxy, "held");
  // Six seconds for the statement, and six for the rollback after it.
  await vi.advanceTimersByTimeAsync(12_000);
  const results = await all;
  vi.useRealTimers();
  heldStatement = "nothing is held back";
  for (const deliver of deliveries) deliver();
  return results.map((result) => result.status === "rejected" && result.reason);
}

const select = (tx: Transaction) => tx.execute(sql`select 1 as one`);

async function expectUsablePool(): Promise<void> {
  const results = await Promise.all(Array.from({ length: maxConnections }, () => db.transaction(select)));
  expect(results.map(({ rows }) => rows)).toEqual(Array(maxConnections).fill([{ one: 1 }]));
  const open = "select pid from pg_stat_activity where datname = current_database() and state like 'idle in %'";
  await vi.waitFor(async () => expect(await query(directUrl, open)).toEqual([]), waitOptions);
}

test.each(["begin", "commit"])("connections return after a %s that was answered too late", async (statement) => {
  const errors = await runUnanswered(statement, select);
  const timeout = { cause: { message: "Query read timeout" } };
  expect(errors).toMatchObject(Array(maxConnections).fill(timeout));
  await expectUsablePool();
});

test("connections return after a rollback that was answered too late, and the first error is thrown", async () => {
  const refusal = new Error("refused");
  const errors = await runUnanswered("rollback", async () => {
    throw refusal;
  });
  expect(errors).toEqual(Array(maxConnections).fill(refusal));
  expect(log).toHaveBeenCalledWith("A rollback failed:", expect.objectContaining({ query: "rollback" }));
  await expectUsablePool();
});

test("a connection that ends between two statements fails its transaction alone", async () => {
  const isLost = () => expect(log).toHaveBeenCalledWith(expect.stringContaining("Lost a connection to the database"));
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await query(directUrl, "select pg_terminate_backend($1)", [rows[0]?.pid]);
    await vi.waitFor(isLost, waitOptions);
    await select(tx);
  });
  await expect(ended).rejects.toMatchObject({ query: "select 1 as one" });
  await expectUsablePool();
});

test("a nested transaction that fails leaves the outer one intact", async () => {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table kept (number int) on commit drop`);
    await tx.execute(sql`insert into kept values (1)`);
    const inner = tx.transaction(async (nested) => {
      await nested.execute(sql`insert into kept values (2)`);
      throw new Error("undone");
    });
    await expect(inner).rejects.toThrow("undone");
    return (await tx.execute(sql`select number from kept`)).rows;
  });
  expect(rows).toEqual([{ number: 1 }]);
});

test("the database ends a transaction that waits for its next statement for a minute", async () => {
  const { rows } = await db.execute(sql`show idle_in_transaction_session_timeout`);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "1min" }]);
});

test("the health check notices that no connection is free", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Array.from({ length: maxConnections }, () => Promise.withResolvers<void>());
  const all = begun.map((one) =>
    db.transaction(async () => {
      one.resolve();
      await promise;
    }),
  );
  await Promise.all(begun.map((one) => one.promise));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const check = checkDatabase(60_000);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await check).toMatchObject({ ok: false });
  resolve();
  await Promise.all(all);
  expect(await checkDatabase(60_000)).toMatchObject({ ok: true });
});
