import { createServer, type RequestListener, type Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { overrideResponses } from "#lib/platform/http/response-override.ts";

let server: Server;
const { writeHead, write, end } = ServerResponse.prototype;

beforeAll(() =>
  overrideResponses((status, { url }) => {
    if (status !== 500) return null;
    return { status: 503, headers: { "x-replaced": "1" }, body: url === "/text" ? "replaced" : undefined };
  }),
);
afterEach(() => void server?.close());

async function fetchFrom(listener: RequestListener, path: string, method = "GET"): Promise<Response> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
}

const fail: RequestListener = (_, response) => void response.writeHead(500).end("failed");

test("replaces status, headers and body", async () => {
  const response = await fetchFrom(fail, "/text");
  expect([response.status, response.headers.get("x-replaced"), response.headers.get("content-length")]).toEqual([
    503,
    "1",
    "8",
  ]);
  expect(await response.text()).toBe("replaced");
});

test("keeps the body when the override has none", async () => {
  const response = await fetchFrom(fail, "/other");
  expect([response.status, response.headers.get("x-replaced"), await response.text()]).toEqual([503, "1", "failed"]);
});

test("answers HEAD without a body", async () => {
  const response = await fetchFrom(fail, "/text", "HEAD");
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([503, "8", ""]);
});

test("keeps what was sent before the failure", async () => {
  const response = await fetchFrom((_, response) => {
    response.write("begun");
    response.statusCode = 500;
    response.end(", ended");
  }, "/text");
  expect([response.status, await response.text()]).toEqual([200, "begun, ended"]);
});

test("replaces no method of Node's prototype", () => {
  expect([writeHead, write, end]).toEqual([
    ServerResponse.prototype.writeHead,
    ServerResponse.prototype.write,
    ServerResponse.prototype.end,
  ]);
});
