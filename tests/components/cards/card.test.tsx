import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardLine, CardTile } from "#components/cards/card.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { WordsAndHearts } from "#tests/support/words.tsx";

const recipe: Card = {
  id: "r",
  type: "recipe",
  storyType: null,
  href: "/de/rezepte/apfeltarte",
  title: "Französische Apfeltarte",
  summary: "",
  picture: null,
  likeCount: 5100,
  badge: "vegetarian",
  isSponsored: false,
  hasVideo: false,
  minutes: 95,
  author: { name: "Ofenwarm", slug: "ofenwarm", newType: "editor" },
  publishedAt: null,
};

function show(card: Partial<Card>, locale: Locale = "de") {
  render(
    <WordsAndHearts locale={locale}>
      <CardTile card={{ ...recipe, ...card }} />
    </WordsAndHearts>,
  );
  return within(screen.getByRole("article"));
}

afterEach(cleanup);

test("has one link, and a heart beside it instead of inside", () => {
  const card = show({});
  expect(card.getAllByRole("link")).toHaveLength(1);
  expect(card.getByRole("link", { name: "Französische Apfeltarte" }).getAttribute("href")).toBe(
    "/de/rezepte/apfeltarte",
  );
  const heart = card.getByRole("button", { name: /^Gefällt mir/ });
  expect(heart.closest("a")).toBeNull();
  expect(heart.querySelector("a, button")).toBeNull();
});

test.each([
  ["de", "1:35 Std.", "Gefällt mir: Französische Apfeltarte, 5,1k", "Vegetarisch"],
  ["en", "1:35 h", "Like: Französische Apfeltarte, 5.1k", "Vegetarian"],
] as const)("its notches speak %s", (locale, time, heart, badge) => {
  const card = show({}, locale);
  expect(card.getByText(time).getAttribute("datetime")).toBe("PT1H35M");
  expect(card.getByRole("button", { name: heart })).toBeTruthy();
  expect(card.getByText(badge)).toBeTruthy();
});

test("says that it is paid for beside its badge, not instead", () => {
  const card = show({ badge: "featured", isSponsored: true });
  expect(card.getByText("Zu Gast")).toBeTruthy();
  expect(card.getByText("Anzeige")).toBeTruthy();
});

test("a story has no cooking time", () => {
  const card = show({ type: "article", badge: "story", minutes: 5 });
  expect(document.querySelector("time")).toBeNull();
  expect(card.getByText("Story")).toBeTruthy();
});

test("as a line, a paid story says so beside its reading time", () => {
  render(
    <WordsAndHearts>
      <CardLine card={{ ...recipe, type: "article", minutes: 5, isSponsored: true }} />
    </WordsAndHearts>,
  );
  expect(screen.getByRole("article").textContent).toContain("Anzeige · 5\u00A0Min. Lesezeit");
});

test("what is not published yet cannot be liked", () => {
  const card = show({ badge: "draft" });
  expect(card.getByRole<HTMLButtonElement>("button", { name: /^Gefällt mir/ }).disabled).toBe(true);
});
