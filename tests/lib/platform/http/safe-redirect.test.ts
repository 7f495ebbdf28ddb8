import { expect, test } from "vitest";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";

test.each([
  ["/", "/"],
  ["/de/rezepte?page=2#top", "/de/rezepte?page=2#top"],
  ["/de/suche?q=kürbis", "/de/suche?q=k%C3%BCrbis"],
  ["/de/../en", "/en"],
  ["/de/%2F%2Fevil.example", "/de/%2F%2Fevil.example"],
])("accepts %s", (given, path) => {
  expect(parseLocalPath(given)).toBe(path);
});

test.each([
  "",
  "de",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/de\\..\\..\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\ud800",
  "/\0",
  `/${"x".repeat(500)}`,
  undefined,
  null,
  7,
  ["/de"],
])("rejects %j", (given) => {
  expect(parseLocalPath(given)).toBeNull();
});
