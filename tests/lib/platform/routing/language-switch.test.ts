import { expect, test } from "vitest";
import { switchPathLanguage, switchQueryLanguage } from "#lib/platform/routing/language-switch.ts";

test.each([
  ["/de", "/en"],
  ["/de/rezepte?zeit=30#liste", "/en/rezepte?zeit=30#liste"],
  ["/de?x=1", "/en?x=1"],
  ["/deutsch", "/deutsch"],
  ["/api/health", "/api/health"],
  ["//de/rezepte", "//de/rezepte"],
])("%s is %s in English", (path, expected) => {
  expect(switchPathLanguage(path, "en")).toBe(expected);
});

test("keeps the query and takes the page to return to along", () => {
  expect(switchQueryLanguage("?search=K%C3%BCrbis&zeit=30&page=2", "en")).toBe("?search=K%C3%BCrbis&zeit=30&page=2");
  expect(switchQueryLanguage("?next=%2Fde%2Fprofile&token=a%2Bb", "en")).toBe("?next=%2Fen%2Fprofile&token=a%2Bb");
  expect(switchQueryLanguage("?next=https%3A%2F%2Fx.example", "en")).toBe("?next=https%3A%2F%2Fx.example");
  expect(switchQueryLanguage("", "en")).toBe("");
});
