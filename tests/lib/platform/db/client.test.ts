import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase, db } from "#lib/platform/db/client.ts";

let server: Server;
let sockets: Socket[];
let queries: number;

/**
 * AuthenticationOk and ReadyForQuery;
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A database that takes connections and never answers, as one whose machine hangs. */
beforeEach(async () => {
  sockets = [];
  queries = 0;
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(welcome);
      socket.on("data", (data) => (queries += data.toString("latin1").includes("select") ? 1 : 0));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env.DATABASE_URL = `postgres://tischlein@127.0.0.1:${(server.address() as AddressInfo).port}/tischlein`;
});

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  server.close();
  await closeDatabase();
});

test("a query fails when the database does not answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const failed = vi.fn();
  db.execute(sql`select 1`).catch(({ cause }) => failed(cause.message));
  await vi.waitFor(() => expect(queries).toBe(1));
  await vi.advanceTimersByTimeAsync(6000);
  expect(failed).toHaveBeenCalledWith("Query read timeout");
});
