import type { Page } from "@playwright/test";
import { expect, test } from "../support/silence.ts";
import { plain, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const { facets, results, sort } = words.de.searches;

const titlesOf = async (page: Page) =>
  (await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents()).map(plain);

for (const [path, first] of [
  ["/de/suche?search=Kuerbissuppe", "Ofenkürbissuppe mit Kernöl"],
  ["/de/suche?search=Erd%C3%A4pfelsalat", "Berliner Kartoffelsalat"],
  ["/de/suche?search=potato+salad", "Berliner Kartoffelsalat"],
  ["/de/suche?search=Nudelsuppe", "Schnelle Miso-Ramen mit Ei"],
  ["/de/suche?search=Fr%C3%BChst%C3%BCck+ohne+Ei", "Overnight Oats mit Beeren"],
  ["/en/search?search=eggplant", "Baked ratatouille"],
  ["/en/search?search=Kartoffelsalat", "Berlin-style potato salad"],
] as const) {
  test(`${path} finds ${first} first`, async ({ page }) => {
    await page.goto(path);
    expect((await titlesOf(page))[0]).toBe(first);
  });
}

test("a misspelt word is taken for its neighbour, and that is said", async ({ page }) => {
  await page.goto("/de/suche?search=kartofelsalat");
  expect(await titlesOf(page)).toEqual(["Berliner Kartoffelsalat"]);
  await expect(page.getByRole("main").getByRole("status")).toContainText("gesucht haben wir „Kartoffelsalat“");
});

test("filters apply at once, stand in the address and can be taken back", async ({ page }) => {
  await visit(page, "/de/suche?search=Suppe");
  const before = (await titlesOf(page)).length;
  await page.getByRole("checkbox", { name: /^Vegan/ }).check();
  await expect(page).toHaveURL("/de/suche?search=Suppe&ernaehrung=vegan");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(before);
  await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
  await expect(page).toHaveURL("/de/suche?search=Suppe&ernaehrung=vegan&sortierung=zeit");
  await expect.poll(async () => (await titlesOf(page))[0]).toBe("Chili sin Carne");
  await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
  await expect(page).toHaveURL("/de/suche?search=Suppe&sortierung=zeit");
  await expect(page.getByRole("checkbox", { name: /^Vegan/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Vegan/ })).toBeChecked();
});

test("on a phone they are in a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/en/search?search=soup");
  const { facets: english } = words.en.searches;
  const sheet = page.getByRole("complementary", { name: english.label });
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await sheet.getByRole("checkbox", { name: /^Vegan/ }).check();
  await expect(page).toHaveURL("/en/search?search=soup&diet=vegan");
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

test("where nothing fits, one wish less is a link with what there would be", async ({ page }) => {
  await visit(page, "/de/suche?search=Karfiol+Suppe");
  const region = page.getByRole("region", { name: results.waysOut });
  await region.getByRole("link", { name: /Ohne „Karfiol“/ }).click();
  await expect(page).toHaveURL("/de/suche?search=Suppe");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are a form", async ({ page }) => {
    await page.goto("/de/suche?search=Suppe");
    await page.getByRole("checkbox", { name: /^Vegan/ }).check();
    await page.getByRole("button", { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/\/de\/suche\?search=Suppe&ernaehrung=vegan/);
    await expect(page.getByRole("checkbox", { name: /^Vegan/ })).toBeChecked();
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page).toHaveURL(/sortierung=zeit/);
    expect((await titlesOf(page))[0]).toBe("Chili sin Carne");
  });
});

test.describe("whatever stands in the address, there is a page", () => {
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
