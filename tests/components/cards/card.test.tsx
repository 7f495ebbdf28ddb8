import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardLine, CardTile } from "#components/cards/card.tsx";
import type { Card } from "#lib/cards/card.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { Words } from "#tests/support/words.tsx";

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
    <Words locale={locale}>
      <CardTile card={{ ...recipe, ...card }} />
    </Words>,
  );
  return within(screen.getByRole("article"));
}

afterEach(cleanup);

test("has one link, and no button", () => {
  const card = show({});
  expect(card.getAllByRole("link")).toHaveLength(1);
  expect(card.getByRole("link", { name: "Französische Apfeltarte" }).getAttribute("href")).toBe(
    "/de/rezepte/apfeltarte",
  );
  expect(card.queryByRole("button")).toBeNull();
});

test.each([
  ["de", "1:35 Std.", "5,1k", "Gefällt 5.100 Leuten", "Vegetarisch"],
  ["en", "1:35 h", "5.1k", "Liked by 5,100 people", "Vegetarian"],
] as const)("its notches speak %s", (locale, time, short, likes, badge) => {
  const card = show({}, locale);
  expect(card.getByText(time).getAttribute("datetime")).toBe("PT1H35M");
  expect(card.getByText(short).getAttribute("aria-hidden")).toBe("true");
  expect(card.getByText(likes)).toBeTruthy();
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
    <Words>
      <CardLine card={{ ...recipe, type: "article", minutes: 5, isSponsored: true }} />
    </Words>,
  );
  expect(screen.getByRole("article").textContent).toContain("Anzeige · 5\u00A0Min. Lesezeit");
});
