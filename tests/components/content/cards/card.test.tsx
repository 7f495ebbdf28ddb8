import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardTile, CompactCard } from "#components/content/cards/card.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";

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
  diet: "vegetarian",
  isSponsored: false,
  hasVideo: false,
  minutes: 95,
  author: { name: "Ofenwarm", slug: "ofenwarm", newType: "editor" },
  publishedAt: null,
};

function show(card: Partial<Card>, locale: Locale = "de", isAmongStories = false) {
  render(
    <IntlLikesProvider locale={locale}>
      <CardTile card={{ ...recipe, ...card }} isAmongStories={isAmongStories} />
    </IntlLikesProvider>,
  );
  return within(screen.getByRole("article"));
}

afterEach(cleanup);

test("has one link, with the like button outside of it", () => {
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
] as const)("shows duration, likes and badge in %s", (locale, time, heart, badge) => {
  const card = show({}, locale);
  expect(card.getByText(time).closest("time")?.getAttribute("datetime")).toBe("PT1H35M");
  expect(card.getByRole("button", { name: heart })).toBeTruthy();
  expect(card.getByText(badge)).toBeTruthy();
});

test("the link comes before the buttons for the keyboard", () => {
  show({});
  const names = [...document.querySelectorAll("a, button")].map((element) => element.className.split(" ")[0]);
  expect(names).toEqual(["card-link", "save-corner", "like"]);
});

test.each(["featured", "draft"] as const)("a vegan recipe has its mark beside the badge %s", (badge) => {
  const card = show({ badge, diet: "vegan" });
  expect(card.getByText("Vegan")).toBeTruthy();
});

test("shows the diet once where it is the badge itself", () => {
  expect(show({}).getAllByText("Vegetarisch")).toHaveLength(1);
});

test("is labelled as sponsored in addition to its badge", () => {
  const card = show({ badge: "featured", isSponsored: true });
  expect(card.getByText("Gast")).toBeTruthy();
  expect(card.getByText("Anzeige")).toBeTruthy();
});

test("a story has no duration", () => {
  const card = show({ type: "article", badge: "story", minutes: 5 });
  expect(document.querySelector("time")).toBeNull();
  expect(card.getByText("Story")).toBeTruthy();
});

test.each([
  ["de", "5\u00A0Min. Lesezeit", "5 Minuten Lesezeit"],
  ["en", "5\u00A0min read", "5 minutes to read"],
] as const)("among stories one has its reading time instead of that word in %s", (locale, short, words) => {
  const card = show({ type: "article", badge: "story", diet: null, minutes: 5 }, locale, true);
  expect(card.queryByText("Story")).toBeNull();
  expect(document.querySelector(".card-corner [aria-hidden=true]:not(.icon)")?.textContent).toBe(short);
  expect(card.getByText(words)).toBeTruthy();
});

test("among stories a guest keeps the badge beside the reading time", () => {
  const card = show({ type: "article", badge: "featured", diet: null, minutes: 5 }, "de", true);
  expect(card.getByText("Gast")).toBeTruthy();
  expect(card.getByText("5 Minuten Lesezeit")).toBeTruthy();
});

test("a compact sponsored story is labelled beside its reading time", () => {
  render(
    <IntlLikesProvider>
      <CompactCard card={{ ...recipe, type: "article", minutes: 5, isSponsored: true }} />
    </IntlLikesProvider>,
  );
  expect(screen.getByRole("article").textContent).toContain("Anzeige · 5\u00A0Min. Lesezeit");
});

test("a compact card can be liked, outside of its link", () => {
  render(
    <IntlLikesProvider>
      <CompactCard card={recipe} />
    </IntlLikesProvider>,
  );
  const heart = screen.getByRole("button", { name: "Gefällt mir: Französische Apfeltarte, 5,1k" });
  expect(heart.closest("a")).toBeNull();
});

test("an unpublished recipe cannot be liked", () => {
  const card = show({ badge: "draft" });
  expect(card.getByRole<HTMLButtonElement>("button", { name: /^Gefällt mir/ }).disabled).toBe(true);
});

test("a compact card has the author and an optional note", () => {
  const recipeByCommunity = {
    ...recipe,
    author: { name: "küchenkraut", slug: "kuechenkraut", newType: "community" },
  } as const;
  const { rerender } = render(<CompactCard card={recipeByCommunity} heading={3} />, { wrapper: IntlLikesProvider });
  expect(screen.getByRole("article").textContent).toBe("Französische ApfeltarteküchenkrautVegetarisch5,1k");
  rerender(<CompactCard card={recipeByCommunity} heading={3} note={<p>Hat gerade Saison</p>} />);
  expect(screen.getByRole("article").textContent).toBe(
    "Französische ApfeltarteküchenkrautVegetarisch5,1kHat gerade Saison",
  );
});
