import { describe, expect, test } from "vitest";
import { forwardHeaders, listPageHeaders } from "#lib/server/edge/guard/forwarded-headers.ts";

const siteUrl = "https://tischlein.example";
const forward = (headers = {}, peer = "203.0.113.7") => forwardHeaders(headers, { siteUrl, peer });

test("Next.js is told the site's host and protocol", () => {
  expect(forward({ host: "other.example", "x-forwarded-host": "other.example" })).toEqual({
    host: "tischlein.example",
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-host": "tischlein.example",
    "x-forwarded-proto": "https",
  });
});

test("the origin of a page under another name of the site is the site's", () => {
  const host = "app:3000";
  expect(forward({ host, origin: "https://app:3000" })).toMatchObject({ origin: siteUrl });
  expect(forward({ host, origin: "https://other.example" })).toMatchObject({ origin: "https://other.example" });
});

describe("X-Forwarded-For", () => {
  test("of a reader is dropped", () => {
    expect(forward({ "x-forwarded-for": "198.51.100.1" })["x-forwarded-for"]).toBe("203.0.113.7");
  });

  test.each(["127.0.0.1", "::1", "::ffff:10.0.0.2", "192.168.1.1"])("of the proxy %s is kept", (peer) => {
    expect(forward({ "x-forwarded-for": "198.51.100.1" }, peer)["x-forwarded-for"]).toBe(`198.51.100.1, ${peer}`);
  });
});

test.each([
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
  "x-middleware-subrequest",
  "x-middleware-prefetch",
  "x-nextjs-data",
  "x-matched-path",
  "x-invoke-path",
  "x-original-url",
  "x-rewrite-url",
  "next-resume",
  "x-http-method-override",
  "content-security-policy",
  "x-next-revalidated-tags",
  "upgrade",
  "te",
  "expect",
  "transfer-encoding",
  "proxy-authorization",
])("%s of a reader is dropped", (name) => {
  expect(Object.values(forward({ [name]: "of the reader" }))).not.toContain("of the reader");
});

test("headers of soft navigations and server actions pass", () => {
  const headers = { rsc: "1", "next-router-prefetch": "1", "next-action": "7f", cookie: "a=1", "x-user-token": "t" };
  expect(forward(headers)).toMatchObject(headers);
});

test("of the name of a browser Next.js gets what names it", () => {
  const forwarded = (agent: string) => forward({ "user-agent": agent })["user-agent"];
  expect(forwarded("Mozilla/5.0 (Robot)")).toBe("Mozilla/5.0 (Robot)");
  expect(forwarded("a".repeat(4000))).toBe("a".repeat(500));
});

test("a request that writes never asks for the data of a soft navigation", () => {
  const forwarded = forwardHeaders({ rsc: "1", "next-action": "7f" }, { method: "POST", siteUrl, peer: "203.0.113.7" });
  expect(forwarded).toMatchObject({ "next-action": "7f" });
  expect(forwarded).not.toHaveProperty("rsc");
});

test("a page that is stored is asked for without anything of a reader", () => {
  const ofReader = { range: "bytes=0-1", "if-none-match": '"1"', cookie: "a=1", "accept-language": "en", accept: "a" };
  const others = { "user-agent": "a", referer: "a", "sec-fetch-dest": "image", purpose: "prefetch", "x-a": "a" };
  expect(listPageHeaders({ ...ofReader, ...others, rsc: "1", "next-url": "/de" }, siteUrl)).toEqual({
    host: "tischlein.example",
    rsc: "1",
    "next-url": "/de",
    "user-agent": "tischlein-edge",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "tischlein.example",
    "x-forwarded-proto": "https",
  });
});
