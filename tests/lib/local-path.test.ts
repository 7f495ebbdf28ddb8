import { expect, test } from "vitest";
import { localPath } from "#lib/local-path.ts";

test.each([
  ["/", "/"],
  ["/de/rezepte?page=2#top", "/de/rezepte?page=2#top"],
  ["/de/suche?q=kürbis", "/de/suche?q=k%C3%BCrbis"],
  ["/de/../en", "/en"],
  ["/de/%2F%2Fevil.example", "/de/%2F%2Fevil.example"],
])("%s leads to a page of ours", (given, path) => {
  expect(localPath(given)).toBe(path);
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
])("%j leads nowhere", (given) => {
  expect(localPath(given)).toBeNull();
});
