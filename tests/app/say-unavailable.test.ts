import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sayUnavailable } from "#app/say-unavailable.ts";

let server: Server;

beforeAll(() => sayUnavailable());
afterEach(() => server.close());

async function ask(answer: RequestListener, path: string, headers: Record<string, string> = {}): Promise<Response> {
  server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
}

const blank: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader("cache-control", "s-maxage=600");
  response.setHeader("etag", '"blank"');
  response.end('<html id="__next_error__"></html>');
};

test("a page that failed says so in its language, and nobody keeps it", async () => {
  const german = await ask(blank, "/de/rezepte?a=%22");
  expect([german.status, german.headers.get("retry-after")]).toEqual([503, "60"]);
  expect([german.headers.get("cache-control"), german.headers.get("etag")]).toEqual(["private, no-store", null]);
  const text = await german.text();
  expect(text).toContain('<html lang="de">');
  expect(text).toContain("Das dauert gerade zu lange.");
  expect(text).toContain('href="/de/rezepte?a=%22"');
  expect(text).not.toContain("__next_error__");
});

test("without a language in the address the reader's own counts", async () => {
  const answer = await ask(blank, "/", { "accept-language": "en-GB" });
  expect(await answer.text()).toContain("This is taking too long.");
});

test("what was written piece by piece and packed is left out, too", async () => {
  const packed: RequestListener = (_, response) => {
    response.writeHead(500, { "content-encoding": "gzip", "content-type": "text/plain" });
    response.write(gzipSync("blank"));
    response.end();
  };
  const answer = await ask(packed, "/en/recipes");
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([503, null]);
  expect(await answer.text()).toContain("This is taking too long.");
});

test.each([
  ["a door", "/api/recipes/", {}],
  ["a file", "/sitemaps/recipes-1.xml", {}],
  ["an address a link would take for another site", "//elsewhere.example/x", {}],
  ["a part of a page for the framework", "/de/rezepte", { rsc: "1" }],
])("%s keeps its body", async (_, path, headers) => {
  const answer = await ask(blank, path, headers);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.text()).toContain("__next_error__");
});

test("pages that were rendered stay as they are, lost ones among them", async () => {
  const missing: RequestListener = (_, response) => void response.writeHead(404).end("missing");
  const answer = await ask(missing, "/de/nirgends");
  expect([answer.status, await answer.text()]).toEqual([404, "missing"]);
});
