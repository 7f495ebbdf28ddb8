import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { Duplex, PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { streamAnswer } from "#lib/server/edge/stream-answer.ts";
import { createWaitingAnswers } from "#lib/server/edge/waiting-answers.ts";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site?.close();
  site = undefined;
});

/** More than the system takes over for a client that does not read. */
const huge = Buffer.alloc(40_000_000, "a");
const page = { "content-type": "text/html", "cache-control": "s-maxage=600" };

/** Sends a request and reads nothing of the answer. */
function askWithoutReading(port: number, path: string, headers = ""): Socket {
  const socket = connect(port, "localhost").pause();
  sockets.push(socket);
  socket.on("error", () => {}).write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}\r\n`);
  return socket;
}

test("clients that do not read are cut off, and Next.js with them", async () => {
  const given: ServerResponse[] = [];
  const observed: ServerResponse[] = [];
  site = await startEdgeSite(
    (request, response) => {
      given.push(response);
      if (request.url === "/api/small") return void response.end("small");
      if (request.url === "/api/events") {
        return void response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n");
      }
      response.end(huge);
    },
    {
      maxInFlight: 4,
      maxStallMs: 50,
      observe: (response) => void observed.push(response),
      staticFiles: new Map([["/_next/static/a.js", { type: "text/plain", identity: huge, compressed: null }]]),
    },
  );
  const events = await fetch(`${site.origin}/api/events`);
  for (let client = 0; client < 4; client++) askWithoutReading(site.port, `/api/${client}`);
  askWithoutReading(site.port, "/_next/static/a.js");
  await vi.waitFor(() => expect(observed).toHaveLength(6), { timeout: 10_000 });
  const [, ...slow] = observed;
  await vi.waitFor(() => expect(slow.map(({ destroyed }) => destroyed)).toEqual(Array(5).fill(true)), {
    timeout: 10_000,
  });
  expect(slow.map(({ writableFinished }) => writableFinished)).toEqual(Array(5).fill(false));
  expect(site.edge.countRunning()).toBe(0);
  await vi.waitFor(() => expect(given.slice(1).map(({ destroyed }) => destroyed)).toEqual(Array(4).fill(true)));
  expect((await fetch(`${site.origin}/api/small`)).status).toBe(200);
  expect([events.status, observed[0]?.destroyed]).toEqual([200, false]);
  await events.body?.cancel();
});

test("a client that reads gets everything, in pieces", async () => {
  const identity = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const file = { type: "image/png", identity, compressed: null };
  site = await startEdgeSite((_, response) => response.writeHead(200, page).end(identity), {
    staticFiles: new Map([["/_next/static/a.png", file]]),
  });
  const readAll = async (path: string) => {
    const answer = await fetch(site?.origin + path, { headers: { "accept-encoding": "identity" } });
    return Buffer.from(await answer.arrayBuffer());
  };
  expect((await readAll("/_next/static/a.png")).equals(identity)).toBe(true);
  const stored = await readAll("/de");
  expect(stored.equals(Buffer.from(identity.toString()))).toBe(true);
  expect((await readAll("/de")).equals(stored)).toBe(true);
});

/** An answer of Next.js for a reader who takes nothing until `startReading` is called. */
async function startSlowReader() {
  let isReading = false;
  let takeNext = () => {};
  const connection = new Duplex({
    read() {},
    write(_chunk, _encoding, callback) {
      takeNext = callback;
      if (isReading) callback();
    },
  });
  const server = createServer().on("request", () => {});
  const request = once(server, "request");
  server.emit("connection", connection);
  connection.push("GET /api/a HTTP/1.1\r\nHost: a\r\n\r\n");
  const [incoming, response] = (await request) as [IncomingMessage, ServerResponse];
  const answer = Object.assign(new PassThrough(), { statusCode: 200, headers: {} });
  const read: number[] = [];
  const onRead = (bytes: number) => void read.push(bytes);
  const options = { securityHeaders: {}, durationMs: 0, createHeadRewrite: () => new PassThrough(), onRead };
  void streamAnswer(answer as never, incoming, response, options);
  return {
    answer,
    response,
    read,
    startReading() {
      isReading = true;
      takeNext();
    },
  };
}

test("an answer that fits into memory is read to its end before its reader takes it", async () => {
  const { answer, read } = await startSlowReader();
  answer.end(Buffer.alloc(200_000));
  await vi.waitFor(() => expect(read).toHaveLength(1));
  expect(read[0]).toBeGreaterThanOrEqual(200_000);
});

test("one that does not fit waits for its reader", async () => {
  const { answer, response, read, startReading } = await startSlowReader();
  for (let piece = 0; piece < 20; piece++) answer.write(Buffer.alloc(50_000));
  answer.end();
  await vi.waitFor(() => expect(response.writableLength).toBeGreaterThan(0));
  const before = answer.readableLength;
  await new Promise(setImmediate);
  expect([answer.readableLength, read]).toEqual([before, []]);
  expect(before).toBeGreaterThan(0);
  startReading();
  await vi.waitFor(() => expect(read).toHaveLength(1));
});

test("answers that wait in memory keep no place, as long as there is room", () => {
  const waiting = createWaitingAnswers(1000);
  const left: string[] = [];
  const add = (name: string, bytes: number) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    waiting.add(response, bytes, () => left.push(name));
    return response;
  };
  const first = add("a", 600);
  const second = add("b", 600);
  expect(left).toEqual(["a"]);
  second.emit("close");
  expect(left).toEqual(["a", "b"]);
  first.emit("close");
  const third = add("c", 1000);
  third.destroy();
  expect(left).toEqual(["a", "b", "c"]);
});
