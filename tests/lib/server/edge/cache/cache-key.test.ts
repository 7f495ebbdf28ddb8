import { describe, expect, test } from "vitest";
import { getCacheTarget, getQueryTarget } from "#lib/server/edge/cache/cache-key.ts";

const keyOf = (url: string, headers = {}, method = "GET") => getCacheTarget(method, url, headers)?.key ?? null;

test("a page is looked up by its path and the page of its list", () => {
  expect(keyOf("/de/rezepte")).toBe("/de/rezepte");
  expect(keyOf("/de/rezepte?page=2")).toBe("/de/rezepte?page=2");
  expect(keyOf("/de/rezepte?page=123456")).toBe("/de/rezepte?page=123456");
  expect(keyOf("/de/rezepte?&page=2")).toBe("/de/rezepte?page=2");
  expect(keyOf("/de/rezepte?")).toBe("/de/rezepte");
  expect(keyOf("/de/rezepte", {}, "HEAD")).toBe("/de/rezepte");
});

test("parameters of campaigns are left out", () => {
  expect(getCacheTarget("GET", "/de?utm_source=a&fbclid=b", {})).toEqual({ key: "/de", url: "/de", isData: false });
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

test("a page has one key, however its address is spelled", () => {
  for (const url of ["/de?_rsc=a", "/de?_rsc", "/de?_rsc=a&_rsc=b&utm_id=c"]) expect(keyOf(url), url).toBe("/de");
  for (const headers of [{ "next-url": "/x" }, { "next-router-prefetch": "1" }, { rsc: "2", "next-url": "/x" }]) {
    expect(keyOf("/de", headers)).toBe("/de");
  }
  for (const path of ["/de/%72ezepte", "/%64e", "/de/rezepte%2dneu", "/de/%5F", "/de/%7e"]) {
    expect(keyOf(path), path).toBeNull();
    expect(getQueryTarget("GET", `${path}/?search=a`, {}), path).toBeNull();
  }
  expect(keyOf("/de/k%C3%A4se")).toBe("/de/k%C3%A4se");
});

test("a query has one key, however its parameters are ordered and spelled", () => {
  const target = { url: "/de/suche?page=2&search=K%C3%A4se+und+Brot", isData: false };
  for (const query of ["search=K%C3%A4se+und+Brot&page=2", "page=2&&search=K%c3%a4se%20und%20Brot&utm_id=1&_rsc=9"]) {
    expect(getQueryTarget("GET", `/de/suche?${query}`, {})).toEqual({ key: target.url, ...target });
  }
  // The order of the values of one parameter is that of the reader.
  const [one, other] = ["a", "b"].map((first) => `/en/recipes?diet=${first}&diet=${first === "a" ? "b" : "a"}`);
  expect(getQueryTarget("GET", one ?? "", {})?.key).not.toBe(getQueryTarget("GET", other ?? "", {})?.key);
  for (const url of ["/de/suche", "/de/suche?", "/de/suche?utm_id=1", "/suche?search=a", "/api/search?search=a"]) {
    expect(getQueryTarget("GET", url, {}), url).toBeNull();
  }
  expect(getQueryTarget("POST", "/de/suche?search=a", {})).toBeNull();
  expect(getQueryTarget("GET", "/de/suche?search=a", { "x-user-token": "1" })).toBeNull();
});

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
