import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
/** Requests that Next.js works on. */
let held: { request: IncomingMessage; response: ServerResponse }[];
const given: ServerResponse[] = [];

beforeEach(async () => {
  held = [];
  given.length = 0;
  site = await startEdgeSite((request, response) => {
    held.push({ request, response });
    given.push(response);
  });
});
afterEach(() => site.close());

/** More than the system takes over for a client that does not read. */
const huge = Buffer.alloc(40_000_000, "a");
const isOver = () => given.every(({ destroyed }) => destroyed);

/** Sends requests on one connection, and leaves when Next.js works on so many. */
async function sendAndLeave(paths: string[], count: number): Promise<void> {
  const socket = connect(site.port, "localhost");
  const head = `HTTP/1.1\r\nHost: localhost:${site.port}\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n`;
  socket.on("error", () => {}).write(paths.map((path) => `GET ${path} ${head}`).join(""));
  await vi.waitFor(() => expect(held).toHaveLength(count), { timeout: 10_000 });
  socket.destroy();
  // The edge has seen it when it answers what was sent later.
  expect((await fetch(`${site.origin}/de/%00`)).status).toBe(400);
}

test("what Next.js answers after its reader has left is cut off", async () => {
  await sendAndLeave(["/api/large"], 1);
  for (const { response } of held) response.end(huge);
  await vi.waitFor(() => expect(isOver()).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() => expect(site.edge.countRunning()).toBe(0));
});

test("a reader who leaves with several requests on the way keeps no place", async () => {
  await sendAndLeave(["/api/a", "/api/b", "/api/c"], 3);
  for (const { response } of held.reverse()) response.end(huge);
  await vi.waitFor(() => expect(isOver()).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() => expect(site.edge.countRunning()).toBe(0));
});

test("nor one who leaves while the first of several answers is not there yet", async () => {
  const socket = connect(site.port, "localhost");
  const head = `HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;
  socket.on("error", () => {}).write(["/api/a", "/api/b", "/api/c"].map((path) => `GET ${path} ${head}`).join(""));
  await vi.waitFor(() => expect(held).toHaveLength(3), { timeout: 10_000 });
  const [first, ...others] = held;
  for (const { response } of others) response.end(huge);
  await vi.waitFor(() => expect(site.edge.countRunning()).toBe(3));
  // The edge holds parts of the other answers by then.
  await vi.waitFor(() => expect(others.every(({ response }) => response.writableLength > 0)).toBe(true));
  socket.destroy();
  first?.response.end(huge);
  await vi.waitFor(() => expect(site.edge.countRunning()).toBe(0), { timeout: 10_000 });
  await vi.waitFor(() => expect(isOver()).toBe(true), { timeout: 10_000 });
});
