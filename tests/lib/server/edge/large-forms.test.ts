import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

const path = "/de/rezepte/suppe/kommentare";

let site: EdgeSite;
/** Forms that have reached Next.js as a whole, and wait for their answers. */
let held: ServerResponse[];
/** Requests whose heads have reached the edge. */
let opened: number;
/** What Next.js was sent, whole or not. */
let requests: IncomingMessage[];
const sockets: Socket[] = [];

beforeEach(async () => {
  [held, requests, opened] = [[], [], 0];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const observe = () => void opened++;
  const answer: RequestListener = (request, response) => {
    requests.push(request);
    // It is cut off in some tests.
    request.on("error", () => {}).socket.on("error", () => {});
    if (request.url === "/api/broken") return void request.once("data", () => response.destroy());
    if (request.url?.endsWith("early")) return void request.once("data", () => response.writeHead(401).end());
    request.resume().on("end", () => void held.push(response));
  };
  site = await startEdgeSite(answer, { observe });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const response of held) response.end();
  vi.useRealTimers();
  await site.close();
});

/** Waits for a state. The clock of the bodies goes on meanwhile. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

/** Opens a form, sends some bytes of it, and leaves it so. */
function openForm(length: number, sent: number, { target = path, network = 9 } = {}) {
  const socket = connect(site.port, "localhost");
  sockets.push(socket);
  const head = `POST ${target} HTTP/1.1\r\nHost: localhost:${site.port}\r\nX-Forwarded-For: 203.0.113.${network}`;
  socket.write(`${head}\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write(Buffer.alloc(sent));
  const answer = { text: "" };
  socket.on("error", () => {}).on("data", (data) => (answer.text += data));
  return { socket, getStatus: () => answer.text.slice(9, 12), answer };
}

/** Waits for the end of a connection whose client was told that it is the last answer. */
async function expectEnd({ socket, answer }: ReturnType<typeof openForm>): Promise<void> {
  if (!socket.readableEnded) await once(socket, "end");
  expect(answer.text.toLowerCase()).toContain("\r\nconnection: close\r\n");
}

const size = 2_000_000;

test("stalled forms keep no place from others of their network", async () => {
  const stalled = Array.from({ length: 8 }, (_, network) => [
    openForm(size, 100_000),
    openForm(size, 100_000, { network }),
  ]);
  await until(() => expect(requests).toHaveLength(16));
  const whole = openForm(size, size);
  await until(() => expect(held).toHaveLength(1));
  held[0]?.end("stored");
  await until(() => expect(whole.getStatus()).toBe("200"));
  expect(stalled.flat().map(({ getStatus }) => getStatus())).toEqual(Array(16).fill(""));
});

test("a network has two large forms with Next.js at a time, and small ones beside", async () => {
  const first = [openForm(size, size), openForm(size, size)];
  await until(() => expect(held).toHaveLength(2));
  const refused = openForm(size, size);
  await until(() => expect(refused.getStatus()).toBe("503"));
  const beside = [openForm(900, 900), openForm(size, size, { network: 10 })];
  await until(() => expect(held).toHaveLength(4));
  for (const response of held.splice(0)) response.end("stored");
  await until(() => expect([...first, ...beside].map(({ getStatus }) => getStatus())).toEqual(Array(4).fill("200")));
  openForm(size, size);
  await until(() => expect(held).toHaveLength(1));
});

test("eight large forms of all are with Next.js at a time", async () => {
  for (let network = 0; network < 9; network++) openForm(size, size, { network });
  await until(() => expect(sockets).toHaveLength(9));
  await until(() => expect(held).toHaveLength(8));
  await until(() => expect(site.edge.countRunning()).toBe(8));
});

test("a large body that stops ends with 408, and gives its place back", async () => {
  const stopped = openForm(size, 1_500_000);
  await until(() => expect(requests).toHaveLength(1));
  await until(() => expect(site.edge.countRunning()).toBe(1));
  const isAborted = new Promise((resolve) => requests[0]?.once("close", resolve));
  await until(() => {
    vi.advanceTimersByTime(1000);
    expect(stopped.getStatus()).toBe("408");
  });
  expect(site.edge.countRunning()).toBe(0);
  await isAborted;
  await expectEnd(stopped);
});

test("a small body that stops takes no place, and ends with 408", async () => {
  const stopped = Array.from({ length: 100 }, (_, index) => openForm(1000, index % 2 ? 900 : 0));
  await until(() => expect(opened).toBe(100));
  // The edge has read what they have sent when it answers what was sent later.
  openForm(10, 10);
  await until(() => expect(held).toHaveLength(1));
  expect([site.edge.countRunning(), requests.length]).toEqual([1, 1]);
  await until(() => {
    vi.advanceTimersByTime(1000);
    expect(stopped.map(({ getStatus }) => getStatus())).toEqual(Array(100).fill("408"));
  });
  for (const form of stopped) await expectEnd(form);
  expect(requests).toHaveLength(1);
});

test("a client that leaves with a body on its way leaves nothing behind", async () => {
  const left = openForm(1000, 10);
  await until(() => expect(opened).toBe(1));
  left.socket.destroy();
  const slow = openForm(1000, 10);
  await until(() => expect(opened).toBe(2));
  slow.socket.write(Buffer.alloc(990));
  await until(() => expect(held).toHaveLength(1));
  expect([site.edge.countRunning(), requests.length]).toEqual([1, 1]);
});

test("a form that failed gives its place back while its sender goes on", async () => {
  const failed = openForm(1_000_000, 100_000, { target: "/api/broken" });
  await until(() => expect(requests).toHaveLength(1));
  await until(() => expect(site.edge.countRunning()).toBe(0));
  // The answer is complete when the body is.
  failed.socket.write(Buffer.alloc(900_000));
  await until(() => expect(failed.getStatus()).toBe("503"));
});

test("what comes of a refused body is not waited for without end", async () => {
  const refused = openForm(50_000_000, 1000);
  await until(() => expect(refused.getStatus()).toBe("413"));
  let isClosed = false;
  refused.socket.once("close", () => (isClosed = true));
  await until(() => {
    vi.advanceTimersByTime(1000);
    expect(isClosed).toBe(true);
  });
  expect(requests).toHaveLength(0);
});

test("forms that are answered before they have arrived keep no place", async () => {
  for (let round = 0; round < 10; round++) {
    const early = openForm(1_900_000, 100_000, { target: `${path}?early` });
    await until(() => expect(early.getStatus()).toBe("401"));
    early.socket.write(Buffer.alloc(1_800_000));
    await until(() => expect(early.socket.bytesWritten).toBeGreaterThan(1_900_000));
    await until(() => expect(site.edge.countRunning()).toBe(0));
  }
  const whole = [openForm(size, size), openForm(size, size)];
  await until(() => expect(held).toHaveLength(2));
  for (const response of held) response.end("stored");
  await until(() => expect(whole.map(({ getStatus }) => getStatus())).toEqual(["200", "200"]));
});

test("a form whose sender leaves while Next.js is away reaches no one", async () => {
  await site.stopServer();
  const left = openForm(1000, 1000);
  await until(() => expect(site.edge.countRunning()).toBe(1));
  left.socket.destroy();
  openForm(10, 10);
  await until(() => expect(site.edge.countRunning()).toBe(2));
  await site.startServer();
  await until(() => expect(held).toHaveLength(1));
  held[0]?.end();
  await until(() => expect(site.edge.countRunning()).toBe(0));
});
