import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
/** What reached Next.js: method, target and body. */
let received: [method: string | undefined, url: string | undefined, body: string][];

beforeEach(async () => {
  received = [];
  site = await startEdgeSite(async (request, response) => {
    received.push([request.method, request.url, await readAll(request)]);
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
