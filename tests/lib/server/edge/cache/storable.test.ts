import type { IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isStorable } from "#lib/server/edge/cache/storable.ts";

const page = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=600, stale-while-revalidate=300",
};

test("pages, unknown pages and permanent redirects are stored", () => {
  expect(isStorable("/de", 200, page)).toBe(true);
  expect(isStorable("/de/unsinn", 404, page)).toBe(true);
  expect(isStorable("/de/recipes", 308, { location: "/de/rezepte" })).toBe(true);
  expect(isStorable("/en", 404, page)).toBe(true);
  expect(isStorable("/de", 200, { ...page, "content-length": "4000000" })).toBe(true);
  // What is not known restricts nothing.
  expect(isStorable("/de", 200, { ...page, "cache-control": "s-maxage=600, x-private" })).toBe(true);
  expect(
    isStorable("/feeds/de/a.xml", 200, { "content-type": "application/xml", "cache-control": "public, max-age=600" }),
  ).toBe(true);
});

test("the list of advertisements is stored", () => {
  const list = { "content-type": "application/json", "cache-control": "public, max-age=60" };
  expect(isStorable("/house-ads/de/list.json", 200, list)).toBe(true);
});

test.each([
  ["private", { "cache-control": "private, s-maxage=600" }],
  ["not to be stored", { "cache-control": "no-store" }],
  ["to be checked each time", { "cache-control": "no-cache, max-age=600" }],
  ["of no stated lifetime", { "cache-control": "public" }],
  ["of no lifetime", { "cache-control": "public, max-age=0, must-revalidate" }],
  ["of a lifetime of unknown meaning", { "cache-control": "x-max-age=600" }],
  ["without Cache-Control", { "cache-control": undefined }],
  ["with a cookie", { "set-cookie": ["a=1"] }],
  ["different by cookie", { vary: "rsc, Cookie" }],
  ["different by language", { vary: "Accept-Language" }],
  ["different by anything", { vary: "*" }],
  ["compressed", { "content-encoding": "gzip" }],
  ["a picture", { "content-type": "image/avif" }],
  ["of an unknown type", { "content-type": "x-text/html" }],
  ["of no type", { "content-type": undefined }],
  ["too large", { "content-length": "4000001" }],
])("an answer that is %s is not stored", (_, headers) => {
  expect(isStorable("/de", 200, { ...page, ...headers })).toBe(false);
});

test("errors and temporary redirects are not stored", () => {
  for (const status of [206, 301, 302, 307, 400, 401, 403, 410, 429, 500, 503])
    expect(isStorable("/de", status, page)).toBe(false);
});

test("what may depend on the language of the browser is not stored", () => {
  expect(isStorable("/unsinn", 404, page)).toBe(false);
  expect(isStorable("/unsinn/de/", 404, page)).toBe(false);
  expect(isStorable("/design", 404, page)).toBe(false);
  expect(isStorable("/rezepte", 308, { location: "/de/rezepte" })).toBe(false);
});

test("no answer with a cookie, for one reader, or different by cookie is ever stored", () => {
  const reason = fc.constantFrom<IncomingHttpHeaders>(
    { "set-cookie": ["a=1"] },
    { vary: "Accept-Encoding, cookie" },
    { "cache-control": "Private, max-age=600" },
    { "cache-control": "s-maxage=600, NO-STORE" },
  );
  const others = fc.record(
    {
      "content-type": fc.constantFrom("text/html", "text/x-component", "application/xml"),
      "cache-control": fc.constantFrom("s-maxage=600", "public, max-age=600"),
      vary: fc.constantFrom("rsc", "Accept-Encoding"),
      etag: fc.string(),
    },
    { requiredKeys: ["content-type", "cache-control"] },
  );
  fc.assert(
    fc.property(others, reason, fc.constantFrom(200, 404, 308), (headers, excluding, status) => {
      expect(isStorable("/de", status, { ...headers, ...excluding })).toBe(false);
    }),
  );
});
