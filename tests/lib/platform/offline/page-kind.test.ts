import { describe, expect, test } from "vitest";
import { getPageKind, isPageAddress, listShellAddresses, toKeptAddress } from "#lib/platform/offline/page-kind.ts";

const toUrl = (address: string) => new URL(address, "http://localhost");

describe("the kind of a page", () => {
  test.each([
    ["/de/rezepte/linsensuppe", "recipe"],
    ["/en/recipes/lentil-soup?units=us", "recipe"],
    ["/de/quiz/ergebnis?diet=vegan", "result"],
    ["/en/use-up?have=potato", "result"],
    ["/en/use-up", "shell"],
    ["/de/aufbrauchen", "shell"],
    ["/de", "shell"],
    ["/de/einkaufszettel", "shell"],
    ["/de/quiz", "shell"],
    ["/en/offline", "shell"],
    ["/de/rezepte", null],
    ["/de/rezepte/community", null],
    ["/de/stories/kuerbis", null],
    ["/de/profile/likes", null],
    ["/de/login", null],
    ["/api/users/me/likes", null],
  ])("of %s is %s", (address, kind) => {
    expect(getPageKind(toUrl(address))).toBe(kind);
  });
});

test("files and the API are no pages", () => {
  for (const address of ["/api/health", "/images/a/b", "/feeds/de/recipes.xml", "/service-worker.js"])
    expect(isPageAddress(toUrl(address)), address).toBe(false);
  for (const address of ["/", "/de", "/en/stories/apples"]) expect(isPageAddress(toUrl(address)), address).toBe(true);
});

test("only results depend on their query", () => {
  expect(toKeptAddress(toUrl("/de/rezepte/linsensuppe?utm_source=mail#steps"))).toBe(
    "http://localhost/de/rezepte/linsensuppe",
  );
  expect(toKeptAddress(toUrl("/de/quiz/ergebnis?diet=vegan"))).toBe("http://localhost/de/quiz/ergebnis?diet=vegan");
});

test("home page, list, quiz, use-up and the offline page belong to the shell in both languages", () => {
  expect(listShellAddresses().sort()).toEqual([
    "/de",
    "/de/aufbrauchen",
    "/de/einkaufszettel",
    "/de/offline",
    "/de/quiz",
    "/en",
    "/en/offline",
    "/en/quiz",
    "/en/shopping-list",
    "/en/use-up",
  ]);
});
