import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageFormHeaders } from "#lib/server/edge/cache/cache-key.ts";
import { maxHeaderBytes } from "#lib/server/edge/upstream.ts";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
/** What reached Next.js: method, target and body. */
let received: [method: string | undefined, url: string | undefined, body: string][];

const page = { "content-type": "text/html", "cache-control": "s-maxage=600", vary: pageFormHeaders.join() };

beforeEach(async () => {
  received = [];
  site = await startEdgeSite(async (request, response) => {
    received.push([request.method, request.url, await readAll(request)]);
    if (request.url === "/de/stored") return void response.writeHead(200, page).end(request.headers.rsc ?? "document");
    response.writeHead(200, { "cache-control": "private, no-store" }).end("answered");
  });
});
afterEach(() => site.close());

const readAll = (request: IncomingMessage) => text(request).catch(() => "cut off");

/** Sends bytes on a connection of their own, and returns the status of the answer. */
function sendRaw(method: string, headers: string[], body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, "localhost");
    const head = [`${method} /api/x HTTP/1.1`, `Host: localhost:${site.port}`, ...headers].join("\r\n");
    socket.write(`${head}\r\n\r\n${body}`);
    socket.once("error", reject);
    socket.once("data", (data) => {
      resolve(String(data).slice(9, 12));
      socket.destroy();
    });
  });
}

const inner = "GET /smuggled HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-For: 8.8.8.8\r\n\r\n";
const chunked = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

test.each(["OPTIONS", "DELETE", "POST", "PATCH"])("the body of %s is never a request of its own", async (method) => {
  expect(await sendRaw(method, ["Transfer-Encoding: chunked"], chunked)).toBe("200");
  expect(await sendRaw(method, [`Content-Length: ${inner.length}`], inner)).toBe("200");
  // A connection may name headers that end with it; the length of the body is not one of them.
  expect(await sendRaw(method, [`Content-Length: ${inner.length}`, "Connection: content-length"], inner)).toBe("200");
  expect((await fetch(`${site.origin}/api/next`)).status).toBe(200);
  const own = [method, "/api/x", inner];
  expect(received).toEqual([own, own, own, ["GET", "/api/next", ""]]);
});

test.each(["OPTIONS", "DELETE", "POST", "PATCH"])(
  "%s with an empty body in pieces of none is answered",
  async (method) => {
    expect(await sendRaw(method, ["Transfer-Encoding: chunked"], "0\r\n\r\n")).toBe("200");
    expect(received).toEqual([[method, "/api/x", ""]]);
  },
);

test.each(["GET", "HEAD"])("%s with a body reaches no one", async (method) => {
  expect(await sendRaw(method, ["Transfer-Encoding: chunked"], chunked)).toBe("400");
  expect(await sendRaw(method, [`Content-Length: ${inner.length}`], inner)).toBe("400");
  expect(received).toEqual([]);
});

test("a length without a body does not swallow the request of another reader", async () => {
  // The same connection carries both behind the edge. Before the guard refused it, this was a GET.
  expect(await sendRaw("OPTIONS", ["Content-Length: 0"])).toBe("200");
  expect(await sendRaw("GET", ["Content-Length: 0"])).toBe("200");
  expect((await fetch(`${site.origin}/api/next`)).status).toBe(200);
  expect(received.map(([, url, body]) => [url, body])).toEqual([
    ["/api/x", ""],
    ["/api/x", ""],
    ["/api/next", ""],
  ]);
});

test.each([
  ["CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["no HTTP", "hello\r\n\r\n"],
  ["too large headers", `GET / HTTP/1.1\r\nX: ${"x".repeat(maxHeaderBytes)}\r\n\r\n`],
])("%s gets no connection that its client can keep", async (_, bytes) => {
  const socket = connect({ port: site.port, host: "localhost", allowHalfOpen: true });
  let isClosed = false;
  socket.on("error", () => {}).once("close", () => (isClosed = true));
  socket.resume().write(bytes);
  // Only what is sent on shows that the other side is gone.
  while (!isClosed) {
    await sleep(50);
    if (socket.writable) socket.write("x");
  }
  expect(received).toEqual([]);
});

const readPage = async (headers = {}) => (await fetch(`${site.origin}/de/stored`, { headers })).text();

/** Asks for the stored page with these headers and no others. */
function askRaw(headers: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(site.port, "localhost");
    socket.once("data", (data) => socket.destroy() && resolve(String(data).slice(9, 12)));
    socket.write(`GET /de/stored HTTP/1.1\r\nHost: localhost:${site.port}\r\n${headers}\r\n\r\n`);
  });
}

test("a connection that keeps a header from Next.js stores no other form of a page", async () => {
  await askRaw("Rsc: 1\r\nConnection: rsc");
  expect(await readPage({ rsc: "1" })).toBe("1");
});

test("headers near their limit do not take a page from other readers", async () => {
  expect(await askRaw(`Cookie: c=${"x".repeat(maxHeaderBytes - 100)}`)).toBe("200");
  const asked = received.length;
  expect(await readPage()).toBe("document");
  expect(received).toHaveLength(asked);
});
