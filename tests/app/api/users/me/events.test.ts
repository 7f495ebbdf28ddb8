import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createUserCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { addItems, changeItems } from "#lib/kitchen/shopping-lists/mutations.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { runAsSession } from "#lib/platform/user-events/acting-session.ts";
import { countSubscriptions, receiveUserEvents, subscribeToUser } from "#lib/platform/user-events/subscriptions.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe } from "#tests/support/fixtures.ts";

vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return { getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession, endSession, findUserByToken } = await import("#lib/platform/auth/sessions.ts");
const { GET } = await import("#app/api/users/me/events/route.ts");

setUpDatabase();

const waitOptions = { timeout: 10_000, interval: 20 };
let server: Server;
let stop: () => Promise<void>;
let userId: string;
let token: string;
let sessionId: string;
let connections: IncomingMessage[] = [];

/** What runs when the process is asked to stop; the test runner has listeners of its own. */
let onTerminate: NodeJS.SignalsListener[];

beforeAll(async () => {
  const others = process.listeners("SIGTERM");
  stop = receiveUserEvents();
  onTerminate = process.listeners("SIGTERM").filter((listener) => !others.includes(listener));
  // Events before it listens would be lost.
  await new Promise<void>((resolve) => {
    subscribeToUser("no-user", { onEvent() {}, onGap: resolve, onShutdown() {} });
  });
  server = createServer(async (incoming, outgoing) => {
    const aborted = new AbortController();
    outgoing.on("close", () => aborted.abort());
    const headers = new Headers(incoming.headers as Record<string, string>);
    const request = new Request("http://localhost/api/users/me/events/", { headers, signal: aborted.signal });
    const response = await GET(request, undefined);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    Readable.fromWeb(response.body as never).pipe(outgoing);
  }).listen(0);
  await once(server, "listening");
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await stop();
});

beforeEach(async () => {
  for (const connection of connections) connection.destroy();
  connections = [];
  // What a process was asked to do stays so until its end; here each test is a process.
  removeProcessSingleton("user-events");
  ({ id: userId } = await createMember());
  token = await createApiSession(userId, "phone");
  sessionId = (await findUserByToken(token))?.sessionId ?? "";
});

/** Opens a connection and collects what arrives. */
async function connect(userToken = token) {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, headers: { "x-user-token": userToken } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  connections.push(response);
  const received = { text: "", isEnded: false };
  response.setEncoding("utf8").on("data", (chunk: string) => {
    received.text += chunk;
  });
  response.on("end", () => {
    received.isEnded = true;
  });
  response.on("error", () => {});
  if (response.statusCode === 200) await vi.waitFor(() => expect(received.text).toContain(": open"), waitOptions);
  return { response, received };
}

function collectGarbage() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

const own = (topic: string) => `event: ${topic}\ndata: {"own":true}\n\n`;
const other = (topic: string) => `event: ${topic}\ndata: {"own":false}\n\n`;
const addText = (text: string) => addItems(userId, [{ id: crypto.randomUUID(), text, ticked: false }]);

test("tells the user's pages of committed changes, and no other user's", async () => {
  const recipe = await createTestRecipe(await createAnna());
  const { received } = await connect();
  const stranger = await connect(await createApiSession((await createMember()).id, "phone"));

  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('user_events', ${JSON.stringify({ userId, topic: "rolled back" })})`);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await addText("Spülmittel");
  await runAsSession(sessionId, () => setLike({ userId, itemId: recipe, liked: true }));
  // Liked already: nothing changes.
  await setLike({ userId, itemId: recipe, liked: true });
  await createUserCookbook({ userId, locale: "de", title: "Suppen", summary: "", visibility: "private" });
  const expected = other("shopping-list") + own("likes") + other("cookbooks");
  await vi.waitFor(() => expect(received.text).toBe(`: open\n\n${expected}`), waitOptions);
  expect(stranger.received.text).toBe(": open\n\n");
});

test("repeats what has changed while the page was loading", async () => {
  const { received } = await connect();
  await addText("Salz");
  await vi.waitFor(() => expect(received.text).toContain(other("shopping-list")), waitOptions);
  const later = await connect();
  expect(later.received.text).toBe(`: open\n\n${other("shopping-list")}`);
});

test("says when events may have been lost", async () => {
  const { received } = await connect();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tischlein-listener' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(received.text).toContain("event: gap\n"), waitOptions);
}, 30_000);

test("is neither stored, transformed nor buffered on its way, and does not keep the connection", async () => {
  const { response } = await connect();
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "private, no-store, no-transform",
    "x-accel-buffering": "no",
    connection: "close",
  });
});

test("ends with the session", async () => {
  const { received } = await connect();
  const otherToken = await createApiSession(userId, "tablet");
  const tablet = await connect(otherToken);
  await endSession(userId, sessionId);
  await vi.waitFor(() => expect(received.isEnded).toBe(true), waitOptions);
  expect(received.text).toContain("event: session-ended\n");
  expect(countSubscriptions(userId)).toBe(1);
  expect(tablet.received.isEnded).toBe(false);
});

test("forgets a client that is gone, and limits the connections of a user", async () => {
  for (let n = 0; n < 20; n++) await connect();
  expect((await connect()).response.statusCode).toBe(429);
  // The signal of a request that is collected as garbage is never aborted.
  collectGarbage();
  connections[0]?.destroy();
  await vi.waitFor(() => expect(countSubscriptions(userId)).toBe(19), waitOptions);
  const { response, received } = await connect();
  expect(response.statusCode).toBe(200);
  const id = crypto.randomUUID();
  await addItems(userId, [{ id, text: "Mehl", ticked: false }]);
  await changeItems(userId, [{ id, ticked: true }]);
  await vi.waitFor(() => expect(received.text.split("event: shopping-list")).toHaveLength(3), waitOptions);
});

test("ends all connections when the process is asked to stop", async () => {
  const { received } = await connect();
  for (const listener of onTerminate) listener("SIGTERM");
  await vi.waitFor(() => expect(received.isEnded).toBe(true), waitOptions);
  const late = await connect();
  await vi.waitFor(() => expect(late.received.isEnded).toBe(true), waitOptions);
});
