import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { installErrorResponseHook, noteRequestError } from "#app/error-response-hook.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";

beforeAll(() => installErrorResponseHook());

async function fetchFrom(
  answer: RequestListener,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
}

const blank: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader("cache-control", "s-maxage=600");
  response.setHeader("etag", '"blank"');
  response.end('<html id="__next_error__"></html>');
};

test("answers a failed page with 503 and an uncacheable document in its language", async () => {
  const german = await fetchFrom(blank, "/de/rezepte?a=%22");
  expect([german.status, german.headers.get("retry-after")]).toEqual([503, "60"]);
  expect([german.headers.get("cache-control"), german.headers.get("etag")]).toEqual(["private, no-store", null]);
  const text = await german.text();
  expect(text).toContain('<html lang="de">');
  expect(text).toContain("Das dauert gerade zu lange.");
  // The address of the document itself.
  expect(text).toContain('href=""');
  expect(text).not.toContain("__next_error__");
});

test("uses Accept-Language where the path names no language", async () => {
  const answer = await fetchFrom(blank, "/", { "accept-language": "en-GB" });
  expect(await answer.text()).toContain("This is taking too long.");
});

test("drops a body that was compressed and written in chunks", async () => {
  const packed: RequestListener = (_, response) => {
    response.writeHead(500, { "content-encoding": "gzip", "content-type": "text/plain" });
    response.write(gzipSync("blank"));
    response.end();
  };
  const answer = await fetchFrom(packed, "/en/recipes");
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([503, null]);
  expect(await answer.text()).toContain("This is taking too long.");
});

test.each([
  ["an API route", "/api/recipes/", {}],
  ["a file", "/sitemaps/recipes-1.xml", {}],
  ["a path that links to another host", "//elsewhere.example/x", {}],
  ["data for the client router", "/de/rezepte", { rsc: "1" }],
])("gives %s the status 503 but keeps its body", async (_, path, headers) => {
  const answer = await fetchFrom(blank, path, headers);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.text()).toContain("__next_error__");
});

test("leaves other statuses alone", async () => {
  const missing: RequestListener = (_, response) => void response.writeHead(404).end("missing");
  const answer = await fetchFrom(missing, "/de/nirgends");
  expect([answer.status, await answer.text()]).toEqual([404, "missing"]);
});

test.each([
  ["arguments that are no JSON", new SyntaxError("Unexpected end of JSON input"), 400],
  ["arguments of the wrong type", new TypeError("b.get is not a function"), 400],
  ["a form without boundary", new TypeError("Failed to parse body as FormData.", { cause: new TypeError("") }), 400],
  ["fields that no form has", new ApiError("invalid"), 400],
  ["a body that is too large", Object.assign(new Error("Body exceeded 1 MB limit."), { statusCode: 413 }), 413],
  [
    "a database that does not answer",
    new Error("Failed query", { cause: Object.assign(new Error(), { code: "57P01" }) }),
    503,
  ],
  ["a connection that is refused", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), 503],
  ["too much to do", new OverloadedError("too many jobs are waiting"), 503],
])("answers a write that failed because of %s", async (_, error, status) => {
  const fail: RequestListener = ({ headers }, response) => {
    noteRequestError(error, { method: "POST", headers });
    blank({ headers } as never, response as never);
  };
  expect((await fetchFrom(fail, "/de/login")).status).toBe(status);
});

test("a read never fails because of its sender", async () => {
  const answer = await fetchFrom((request, response) => {
    noteRequestError(new TypeError("a is undefined"), { method: "GET", headers: request.headers });
    blank(request, response as never);
  }, "/de");
  expect(answer.status).toBe(503);
});

test("replaces what the compression of Next.js has buffered", async () => {
  const compress = createRequire(import.meta.url)("next/dist/compiled/compression")();
  const response = await fetchFrom((request, response) => {
    compress(request, response, () => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.write("blank".repeat(1000));
      response.end("blank".repeat(1000));
    });
  }, "/en/recipes");
  expect([response.status, response.headers.get("content-encoding")]).toEqual([503, null]);
  expect(await response.text()).toContain("This is taking too long.");
});

test("was checked in a production build with this version of Next.js", () => {
  const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8")) as { version: string };
  expect(
    version,
    "Next.js has changed: start a production build, stop its database, request a page that is not cached. " +
      "It must answer 503 with Retry-After and the text of lib/platform/routing/unavailable-page.ts. Then set the version here.",
  ).toBe("16.4.6");
});
