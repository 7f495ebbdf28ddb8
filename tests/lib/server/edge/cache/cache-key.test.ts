import { describe, expect, test } from "vitest";
import { getCacheTarget } from "#lib/server/edge/cache/cache-key.ts";

const keyOf = (url: string, headers = {}, method = "GET") => getCacheTarget(method, url, headers)?.key ?? null;

test("a page is looked up by its path and the page of its list", () => {
  expect(keyOf("/de/rezepte")).toBe("/de/rezepte");
  expect(keyOf("/de/rezepte?page=2")).toBe("/de/rezepte?page=2");
  expect(keyOf("/de/rezepte?page=123456&_rsc=a-1_b")).toBe("/de/rezepte?page=123456&_rsc=a-1_b");
  expect(keyOf("/de/rezepte?&page=2")).toBe("/de/rezepte?page=2");
  expect(keyOf("/de/rezepte?")).toBe("/de/rezepte");
  expect(keyOf("/de/rezepte", {}, "HEAD")).toBe("/de/rezepte");
});

test("parameters of campaigns are left out", () => {
  expect(getCacheTarget("GET", "/de?utm_source=a&fbclid=b", {})).toEqual({ key: "/de", url: "/de" });
  expect(keyOf("/de/rezepte?utm_medium=a&page=3")).toBe("/de/rezepte?page=3");
});

test.each([
  "/de/suche?search=a",
  "/de/rezepte?page=2&zutat=a",
  "/de/rezepte?page=2&page=3",
  "/de/rezepte?page=zwei",
  "/de/rezepte?page=2a",
  "/de/rezepte?page=1234567",
  "/de/rezepte?homepage=2",
  "/de/rezepte?page=2?page=2",
  "/de/rezepte?my_utm_source=a",
  "/api/users/me",
  "/images/abc/1x0/1",
  "/_next/static/chunks/none.js",
])("%s is never answered from the cache", (url) => expect(keyOf(url)).toBeNull());

test("a page whose path only resembles one of files has a key", () => {
  for (const path of ["/de/images/a", "/api-docs"]) expect(keyOf(path)).toBe(path);
});

test("requests that write, or name their user, are never answered from the cache", () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect(keyOf("/de", {}, method)).toBeNull();
  expect(keyOf("/de", { authorization: "Bearer 1" })).toBeNull();
  expect(keyOf("/de", { "x-user-token": "1" })).toBeNull();
});

test("an address longer than any page has is not remembered, and long headers as their digest", () => {
  expect(keyOf(`/de/${"a".repeat(1996)}`)).toHaveLength(43);
  expect(keyOf(`/de/${"a".repeat(1997)}`)).toBeNull();
  const [one, other] = ["a", "b"].map((end) => keyOf("/de", { rsc: "1", "next-url": `${"/x".repeat(50_000)}${end}` }));
  expect(one).toHaveLength(43);
  expect(one).not.toBe(other);
});

describe("the forms of a page", () => {
  const forms = [
    {},
    { rsc: "1" },
    { rsc: "1", "next-router-state-tree": "a" },
    { rsc: "1", "next-router-state-tree": "b" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/de" },
    { rsc: "1", "next-url": "/de" },
  ];

  test("have different keys", () => {
    expect(new Set(forms.map((headers) => keyOf("/de?_rsc=abc", headers))).size).toBe(forms.length);
  });

  test("with a wrong digest have another key, because Next.js redirects them", () => {
    expect(keyOf("/de?_rsc=abc", { rsc: "1" })).not.toBe(keyOf("/de?_rsc=abd", { rsc: "1" }));
  });
});
