import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { toPlainText, visit } from "#tests/e2e/support/visit.ts";

/** Asks for a page of results. */
async function search(path: string) {
  const { status, text } = await sendRequest(path);
  expect(status, path).toBe(200);
  const document = parseHtml(text);
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => toPlainText(textContent));
  return {
    document,
    titles: textsOf("article :is(h2, h3)"),
    notice: textsOf("[role=status]").join(" "),
    linkNamed: (name: string | RegExp) =>
      [...document.querySelectorAll("main a[href], [id^='S:'] a[href]")]
        .find(({ textContent }) => toPlainText(textContent).match(name))
        ?.getAttribute("href"),
  };
}

test("dishes are found by other words for them, and in the other language", async () => {
  for (const [path, first] of [
    ["/de/suche?search=Kuerbissuppe", "Ofenkürbissuppe mit Kernöl"],
    ["/de/suche?search=Erd%C3%A4pfelsalat", "Berliner Kartoffelsalat"],
    ["/de/suche?search=potato+salad", "Berliner Kartoffelsalat"],
    ["/de/suche?search=Nudelsuppe", "Hühnersuppe mit Nudeln"],
    ["/de/suche?search=Fr%C3%BChst%C3%BCck+ohne+Ei", "Overnight Oats mit Beeren"],
    ["/en/search?search=eggplant", "Moussaka with aubergines and beef"],
    ["/en/search?search=Kartoffelsalat", "Berlin-style potato salad"],
  ] as const) {
    expect((await search(path)).titles[0], path).toBe(first);
  }
});

test("corrects a misspelt word and says so", async () => {
  const { titles, notice } = await search("/de/suche?search=kartofelsalat");
  expect(titles).toEqual(["Berliner Kartoffelsalat"]);
  expect(notice).toContain("nach „Kartoffelsalat“ statt");
});

test("a typed time is the filter for it", async () => {
  for (const [locale, typed, rest] of [
    ["de", "/de/suche?search=Suppe+unter+30+Minuten", "/de/suche?search=Suppe&zeit=30"],
    ["en", "/en/search?search=soup+in+half+an+hour", "/en/search?search=soup&time=30"],
  ] as const) {
    const { facets } = messages[locale].search;
    expect((await sendRequest(typed)).location).toBe(rest);
    const { document, titles, linkNamed } = await search(rest);
    const label = toPlainText(facets.minutes.replace("{minutes}", "30"));
    expect(linkNamed(new RegExp(`^${label} ?${facets.remove}$`))).toBe(rest.split("&")[0]);
    expect(document.querySelector('input[type="radio"][value="30"]')?.hasAttribute("checked")).toBe(true);
    expect(titles.length).toBeGreaterThan(0);
  }
});

test("without hits, links to the search with one word less", async () => {
  const { linkNamed } = await search("/de/suche?search=Karfiol+Suppe");
  expect(linkNamed(/Ohne „Karfiol“/)).toBe("/de/suche?search=Suppe");
});

test("where nothing matches all words, shows what comes closest and says so", async () => {
  for (const [locale, path, words, hit] of [
    ["de", "/de/suche", "Paella mit Quastenflosser", "Paella mit Gemüse und Garnelen"],
    ["en", "/en/search", "paella with coelacanth", "Paella with vegetables and prawns"],
  ] as const) {
    const { notice, titles } = await search(`${path}?${new URLSearchParams({ search: words })}`);
    expect(notice).toContain(toPlainText(messages[locale].search.results.closest.replace("{search}", words)));
    expect(titles).toContain(hit);
  }
});

test("an ingredient and a question find their pages", async () => {
  expect((await search("/de/suche?search=Kartoffeln+lagern")).linkNamed(/^Kartoffeln$/)).toMatch(
    /^\/de\/zutaten\/kartoffel/,
  );
  const { document } = await search("/en/search?search=soup+too+salty");
  const [answer] = [...document.querySelectorAll("main details, [id^='S:'] details")].filter(({ textContent }) =>
    textContent?.includes("My soup is too salty."),
  );
  expect(answer?.textContent).toMatch(/What works is dilution/);
});

test("on a phone the filters are in a sheet, apply immediately and can be removed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { facets, sort } = messages.en.search;
  await visit(page, "/en/search?search=soup");
  const articles = page.getByRole("main").getByRole("article");
  const before = await articles.count();
  const sheet = page.getByRole("complementary", { name: facets.label });
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await sheet.getByRole("checkbox", { name: /^Vegan/ }).check();
  await expect(page).toHaveURL("/en/search?search=soup&diet=vegan");
  await expect(articles).not.toHaveCount(before);
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
  await expect(page).toHaveURL("/en/search?search=soup&diet=vegan&sort=time");
  await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
  await expect(page).toHaveURL("/en/search?search=soup&sort=time");
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters work as a form", async ({ page }) => {
    const { sort } = messages.de.search;
    await page.goto("/de/suche?search=Suppe");
    await page.getByRole("checkbox", { name: /^Vegan/ }).check();
    await page.getByRole("button", { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/\/de\/suche\?search=Suppe&zeit=&ernaehrung=vegan/);
    await expect(page.getByRole("checkbox", { name: /^Vegan/ })).toBeChecked();
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page).toHaveURL(/sortierung=zeit/);
    expect(toPlainText(await page.getByRole("article").getByRole("heading").first().textContent())).toBe(
      "Misosuppe mit Tofu",
    );
  });
});

test("every address of the search has a page", async ({ request }) => {
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
    const answer = await request.get(`/de/suche?${query}`);
    expect(answer.status(), query.slice(0, 60)).toBe(200);
    expect(await answer.text(), query.slice(0, 60)).not.toContain("<script>alert(1)</script>");
  }
});
