import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { toPlainText, visit, waitForStreamed } from "#tests/e2e/support/visit.ts";

const { facets, results, sort } = messages.de.search;

async function titlesOf(page: Page): Promise<string[]> {
  await waitForStreamed(page);
  return (await page.getByRole("article").getByRole("heading").allTextContents()).map(toPlainText);
}

for (const [path, first] of [
  ["/de/suche?search=Kuerbissuppe", "Ofenkürbissuppe mit Kernöl"],
  ["/de/suche?search=Erd%C3%A4pfelsalat", "Berliner Kartoffelsalat"],
  ["/de/suche?search=potato+salad", "Berliner Kartoffelsalat"],
  ["/de/suche?search=Nudelsuppe", "Hühnersuppe mit Nudeln"],
  ["/de/suche?search=Fr%C3%BChst%C3%BCck+ohne+Ei", "Overnight Oats mit Beeren"],
  ["/en/search?search=eggplant", "Moussaka with aubergines and beef"],
  ["/en/search?search=Kartoffelsalat", "Berlin-style potato salad"],
] as const) {
  test(`${path} finds ${first} first`, async ({ page }) => {
    await page.goto(path);
    expect((await titlesOf(page))[0]).toBe(first);
  });
}

test("corrects a misspelt word and says so", async ({ page }) => {
  await page.goto("/de/suche?search=kartofelsalat");
  expect(await titlesOf(page)).toEqual(["Berliner Kartoffelsalat"]);
  await expect(page.getByRole("main").getByRole("status")).toContainText("nach „Kartoffelsalat“ statt");
});

test("filters apply immediately, are in the address and can be removed", async ({ page }) => {
  await visit(page, "/de/suche?search=Suppe");
  const before = (await titlesOf(page)).length;
  await page.getByRole("checkbox", { name: /^Vegan/ }).check();
  await expect(page).toHaveURL("/de/suche?search=Suppe&ernaehrung=vegan");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(before);
  await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
  await expect(page).toHaveURL("/de/suche?search=Suppe&ernaehrung=vegan&sortierung=zeit");
  await expect.poll(async () => (await titlesOf(page))[0]).toBe("Misosuppe mit Tofu");
  await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
  await expect(page).toHaveURL("/de/suche?search=Suppe&sortierung=zeit");
  await expect(page.getByRole("checkbox", { name: /^Vegan/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Vegan/ })).toBeChecked();
});

for (const [locale, typed, rest] of [
  ["de", "/de/suche?search=Suppe+unter+30+Minuten", "/de/suche?search=Suppe&zeit=30"],
  ["en", "/en/search?search=soup+in+half+an+hour", "/en/search?search=soup&time=30"],
] as const) {
  test(`${locale}: a typed time is the filter for it`, async ({ page }) => {
    const { facets: texts } = messages[locale].search;
    await page.goto(typed);
    await expect(page).toHaveURL(rest);
    const label = texts.minutes.replace("{minutes}", "30");
    await expect(page.getByRole("link", { name: `${label} ${texts.remove}` })).toBeVisible();
    await expect(page.getByRole("radio", { name: label })).toBeChecked();
    expect((await titlesOf(page)).length).toBeGreaterThan(0);
  });
}

test("on a phone the filters are in a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/en/search?search=soup");
  const { facets: english } = messages.en.search;
  const sheet = page.getByRole("complementary", { name: english.label });
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await sheet.getByRole("checkbox", { name: /^Vegan/ }).check();
  await expect(page).toHaveURL("/en/search?search=soup&diet=vegan");
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

test("without hits, links to the search with one word less", async ({ page }) => {
  await visit(page, "/de/suche?search=Karfiol+Suppe");
  const region = page.getByRole("region", { name: results.relaxations });
  await region.getByRole("link", { name: /Ohne „Karfiol“/ }).click();
  await expect(page).toHaveURL("/de/suche?search=Suppe");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});

for (const [locale, address, hit] of [
  ["de", "/de/suche?search=Paella+mit+Quastenflosser", "Paella mit Gemüse und Garnelen"],
  ["en", "/en/search?search=paella+with+coelacanth", "Paella with vegetables and prawns"],
] as const) {
  test(`where nothing matches all words, shows what comes closest and says so, ${locale}`, async ({ page }) => {
    await visit(page, address);
    const search = new URL(address, "http://localhost").searchParams.get("search") ?? "";
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      messages[locale].search.results.closest.replace("{search}", search),
    );
    await expect(page.getByRole("main").getByRole("article").getByRole("link", { name: hit })).toBeVisible();
    await expectAccessible(page, "closest");
  });
}

test("an ingredient and a question find their pages", async ({ page }) => {
  await visit(page, "/de/suche?search=Kartoffeln+lagern");
  await page.getByRole("main").getByRole("link", { name: "Kartoffeln", exact: true }).click();
  await expect(page).toHaveURL(/\/de\/zutaten\/kartoffel/);
  await visit(page, "/en/search?search=soup+too+salty");
  const answers = page.getByRole("region", { name: messages.en.search.results.answers });
  await answers.getByText("My soup is too salty.").click();
  await expect(answers.getByText(/What works is dilution/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters work as a form", async ({ page }) => {
    await page.goto("/de/suche?search=Suppe");
    await page.getByRole("checkbox", { name: /^Vegan/ }).check();
    await page.getByRole("button", { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/\/de\/suche\?search=Suppe&zeit=&ernaehrung=vegan/);
    await expect(page.getByRole("checkbox", { name: /^Vegan/ })).toBeChecked();
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page).toHaveURL(/sortierung=zeit/);
    expect((await titlesOf(page))[0]).toBe("Misosuppe mit Tofu");
  });
});

test.describe("every address of the search has a page", () => {
  const typed = [
    "a".repeat(10_000),
    "🍕".repeat(10_000),
    "Suppe ".repeat(400),
    "& | ! <-> :* ( ) '",
    "'; drop table items; --",
    "<script>alert(1)</script>",
    "\\",
    "%00",
    "☃ 🍕",
    "ohne ohne -- - ohne",
    "unter 99999999999 min",
  ];
  const queries = [
    ...typed.map((search) => `search=${encodeURIComponent(search)}`),
    ...[
      "page=0",
      "page=-1",
      "page=1000000000",
      "page=x",
      "type=__proto__",
      "ernaehrung=nichts",
      "ernaehrung=%27%29",
      "zeit=-5",
      "sortierung=bewertung",
      "sortierung=bewertung&type=stories",
    ].map((odd) => `search=Suppe&${odd}`),
    "ernaehrung=vegan&zeit=20&sortierung=__proto__",
    "search=%ED%A0%80",
    "search=Suppe%00",
    "search[]=Suppe&search=Brot",
  ];
  for (const query of queries) {
    test(query.slice(0, 60), async ({ request }) => {
      const answer = await request.get(`/de/suche?${query}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain("<script>alert(1)</script>");
    });
  }
});
