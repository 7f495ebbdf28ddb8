import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentaryAttribute, personalAttribute, sharedAnswerHeader } from "#lib/platform/cache/shared-answer.ts";
import { type EdgeSite, startEdgeSite } from "../edge-site.ts";

let site: EdgeSite;
/** What Next.js was asked. */
let asked: IncomingMessage[];
/** What it answers beside the usual. */
let answer: { headers: OutgoingHttpHeaders; status: number; body: string };

beforeEach(async () => {
  asked = [];
  answer = { headers: {}, status: 200, body: "" };
  site = await startEdgeSite((request, response) => {
    asked.push(request);
    const nonce = `bm9uY2U${asked.length}`;
    const headers = {
      "content-type": request.headers.rsc ? "text/x-component" : "text/html; charset=utf-8",
      "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate",
      "content-security-policy": `script-src 'self' 'nonce-${nonce}'`,
      [sharedAnswerHeader]: "1",
      ...answer.headers,
    };
    const page = `<html><head></head><body><script nonce="${nonce}">start("${nonce}")</script>`;
    response.writeHead(answer.status, Object.fromEntries(Object.entries(headers).filter(([, value]) => value)));
    response.end(`${page}${request.url} for ${request.headers.cookie}${answer.body}`);
  });
});
afterEach(() => site.close());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.origin}${path}`, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const patience = { timeout: 20_000 };

/** Reads what is kept after two requests. */
async function readKept(path: string, headers?: Record<string, string>) {
  for (let reader = 0; reader < 2; reader += 1) await read(path, headers);
  return vi.waitFor(async () => {
    const kept = await read(path, headers);
    expect(kept.headers.get("server-timing")).toBe("edge;desc=hit");
    return kept;
  }, patience);
}

/** Reads many times, with time for what is asked for behind the answers. */
async function readOften(headers?: Record<string, string>) {
  for (let reader = 0; reader < 6; reader += 1) {
    const { headers: answered } = await read("/de/suche?search=suppe", headers);
    expect(answered.get("server-timing")).not.toBe("edge;desc=hit");
    await setTimeout(20);
  }
}

test("from the second request on an answer is kept, without anything of a reader", async () => {
  for (const number of [1, 2]) {
    const own = await read("/de/suche?search=suppe", { cookie: `a=${number}` });
    expect(own.text).toContain(`for a=${number}`);
    expect(own.headers.get("content-security-policy")).toContain(`'nonce-bm9uY2U${number}'`);
    expect(own.headers.has(sharedAnswerHeader)).toBe(false);
  }
  const kept = await readKept("/de/suche?&search=suppe&utm_source=mail", { cookie: "c=3" });
  expect(kept.text).toContain("/de/suche?search=suppe for undefined");
  // A nonce that everyone knows would allow any script.
  expect(`${kept.text} ${kept.headers.get("content-security-policy")}`).not.toMatch(/nonce|bm9uY2U/);
  expect(kept.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(kept.headers.get("cache-control")).toContain("no-store");
  expect(kept.headers.has(sharedAnswerHeader)).toBe(false);
  const count = asked.length;
  expect((await read("/de/suche?search=suppe")).text).toBe(kept.text);
  expect(asked).toHaveLength(count);
  expect(asked[2]?.headers.cookie).toBeUndefined();
});

test("the request that has it kept is answered while its answer arrives", async () => {
  await read("/de/suche?search=suppe");
  answer.body = "own";
  const second = await read("/de/suche?search=suppe", { cookie: "b=2" });
  expect(second.text).toContain("for b=2own");
});

test("the data of soft navigations is kept by its form", async () => {
  const form = { rsc: "1", "next-url": "/de" };
  const kept = await readKept("/de/suche?search=suppe&_rsc=abc", form);
  expect(kept.headers.get("content-type")).toMatch(/component/);
  const other = await read("/de/suche?search=suppe&_rsc=abc", { ...form, "next-url": "/de/rezepte" });
  expect(other.headers.get("server-timing")).not.toBe("edge;desc=hit");
});

test.each<[string, typeof answer]>([
  ["that Next.js does not declare", { headers: { [sharedAnswerHeader]: undefined }, status: 200, body: "" }],
  ["with a cookie", { headers: { "set-cookie": "a=1" }, status: 200, body: "" }],
  ["that varies by the reader", { headers: { vary: "Cookie" }, status: 200, body: "" }],
  ["that is no page", { headers: {}, status: 404, body: "" }],
  ["that leads elsewhere", { headers: { location: "/de" }, status: 307, body: "" }],
  ["of a moment", { headers: {}, status: 200, body: `<p ${momentaryAttribute}="">Später</p>` }],
  ["with a part that failed", { headers: {}, status: 200, body: `<template data-dgst="123"></template>` }],
  ["with a streamed part that failed", { headers: {}, status: 200, body: `<script>$RX("B:0","123")</script>` }],
  ["that is personal", { headers: {}, status: 200, body: `<div ${personalAttribute}="">Nichts</div>` }],
])("an answer %s is never kept", async (_, next) => {
  answer = next;
  await readOften();
  // It is not asked for again and again behind the requests.
  expect(asked.length).toBeLessThanOrEqual(7);
});

test.each([
  ["of a moment", `["$","p",null,{"${momentaryAttribute}":""}]`],
  ["that are personal", `["$","p",null,{"${personalAttribute}":""}]`],
  ["with a part that failed", `5:T5,texts6:E{"digest":"123"}`],
])("data %s are never kept", async (_, body) => {
  answer.body = body;
  await readOften({ rsc: "1" });
});

test("what users write does not decide about it", async () => {
  answer.body = `<h3>data-dgst= &lt;p ${momentaryAttribute}=&quot;</h3>["$","p",null,{"title":",\\"${personalAttribute}\\":\\"\\""}]`;
  for (const headers of [undefined, { rsc: "1" }]) await readKept("/de/suche?search=suppe", headers);
});

test("a failure leaves the former answer in its place, a personal answer does not", async () => {
  const search = (client?: string) =>
    read("/de/suche?search=suppe", client === undefined ? {} : { "x-forwarded-for": client });
  const write = (client: string) =>
    fetch(`${site.origin}/api/likes/`, { method: "POST", headers: { "x-forwarded-for": client } });
  const former = await readKept("/de/suche?search=suppe");
  answer.body = `<p ${momentaryAttribute}="">Später</p>`;
  await write("203.0.113.9");
  expect((await search("203.0.113.9")).text).toBe(former.text);
  answer.body = `<p ${personalAttribute}="">Nichts</p>`;
  expect((await search("203.0.113.9")).text).toContain("Nichts");
  expect((await search()).text).toContain("Nichts");
});

test("however often content changes, an answer is asked for once in a while", async () => {
  await readKept("/de/suche?search=suppe");
  const count = asked.length;
  for (let change = 0; change < 20; change += 1) {
    site.edge.expireAnswers();
    await read("/de/suche?search=suppe");
  }
  expect(asked.length - count).toBeLessThan(4);
});

test("a change of the content has it asked for again, and so has a write of the reader", async () => {
  const search = (client = "203.0.113.1") => read("/de/suche?search=suppe", { "x-forwarded-for": client });
  const countReads = () => asked.filter(({ method }) => method === "GET").length;
  await readKept("/de/suche?search=suppe");
  const count = countReads();
  site.edge.expireAnswers();
  await vi.waitFor(async () => {
    await search();
    expect(countReads()).toBe(count + 1);
  }, patience);
  await search();
  expect(countReads()).toBe(count + 1);
  await fetch(`${site.origin}/api/likes/`, { method: "POST", headers: { "x-forwarded-for": "203.0.113.9" } });
  await search();
  expect(countReads()).toBe(count + 1);
  await search("203.0.113.9");
  expect(countReads()).toBe(count + 2);
});

test("any number of searches displaces no page", async () => {
  await site.close();
  asked = [];
  const padding = () => Array.from({ length: 2000 }, () => Math.random().toString(36)).join("");
  const page = padding();
  site = await startEdgeSite(
    (request, response) => {
      asked.push(request);
      const isPage = request.url === "/de";
      const caching = isPage ? { "cache-control": "s-maxage=600" } : { [sharedAnswerHeader]: "1" };
      response.writeHead(200, { "content-type": "text/html", ...caching }).end(isPage ? page : padding());
    },
    { maxCacheBytes: 200_000 },
  );
  await read("/de");
  for (let search = 0; search < 20; search += 1) {
    for (let reader = 0; reader < 3; reader += 1) await read(`/de/suche?search=${search}`);
  }
  expect(site.edge.store.peek("/de")).toBeDefined();
  expect((await read("/de")).text).toBe(page);
});
