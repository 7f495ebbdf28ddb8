import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { switchQueryLanguage } from "#lib/platform/routing/language-switch.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { test as base } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { origin } from "#tests/e2e/support/site.ts";
import { visit } from "#tests/e2e/support/visit.ts";

const names = { de: "Deutsch", en: "English" };
const otherOf = { de: "en", en: "de" } as const;

/** Addresses with a state that is the same in both languages, and one without. */
const pairs: { de: string; en: string }[] = [
  { de: "/de/impressum", en: "/en/imprint" },
  { de: "/de/rezepte?zeit=30&mahlzeit=fruehstueck", en: "/en/recipes?time=30&meal=breakfast" },
  { de: "/de/rezepte?sortierung=titel&page=2", en: "/en/recipes?sort=title&page=2" },
  { de: "/de/rezepte?page=2", en: "/en/recipes?page=2" },
  { de: "/de/stories?sortierung=beliebteste", en: "/en/stories?sort=likes" },
  {
    de: "/de/kategorien/abendessen?ernaehrung=laktosefrei&aufwand=einfach&sortierung=zeit",
    en: "/en/categories/dinner?diet=lactose-free&difficulty=easy&sort=time",
  },
  { de: "/de/tags/vegan?zeit=30", en: "/en/tags/vegan?time=30" },
  { de: "/de/zutaten/knoblauch?sortierung=titel", en: "/en/ingredients/garlic?sort=title" },
  {
    de: "/de/suche?search=Suppe&type=recipes&ernaehrung=vegan&sortierung=titel",
    en: "/en/search?search=Suppe&type=recipes&diet=vegan&sort=title",
  },
  {
    de: "/de/aufbrauchen?habe=hokkaidokuerbis&habe=knoblauch&ohne=fleisch&kaufen=2",
    en: "/en/use-up?have=hokkaido-pumpkin&have=garlic&without=meat&buy=2",
  },
  {
    de: "/de/quiz/ergebnis?goal=quick&diet=vegetarian&cuisine=italian&without=gluten&round=2",
    en: "/en/quiz/result?goal=quick&diet=vegetarian&cuisine=italian&without=gluten&round=2",
  },
  {
    de: "/de/was-koche-ich-heute/vegan/fruhstuck/unter-30-minuten",
    en: "/en/what-to-cook-today/vegan/breakfast/under-30-mins",
  },
  { de: "/de/login?next=%2Fde%2Fprofile", en: "/en/login?next=%2Fen%2Fprofile" },
];

/** Follows redirects from an address up to the expected one, and returns where they end. */
async function follow(from: string, expected: string, referer = ""): Promise<string> {
  let path = from;
  for (let hops = 0; hops < 4 && path !== expected; hops += 1) {
    const { location } = await sendRequest(path, { headers: { referer } });
    if (location === null) break;
    path = location;
  }
  return path;
}

async function switchLanguage(page: Page, from: Locale) {
  const to = otherOf[from];
  const link = page.getByRole("navigation", { name: messages[from].layout.footer.language });
  await link.getByRole("link", { name: names[to] }).click();
}

const readLanguage = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "locale")?.value;

// Which of the two addresses a link has is tested in
// tests/components/layout/footer/language-switch.test.tsx.
base("with and without script, the address of a page in the other language keeps its state", async () => {
  let withAlternate = 0;
  for (const pair of [...pairs, await exampleAddresses("/recipes/[slug]")]) {
    for (const from of ["de", "en"] as const) {
      const [to, path] = [otherOf[from], pair[from]];
      const shown = await sendRequest(path);
      expect(shown.status, path).toBe(200);
      const byHandler = await follow(`/api/language/?to=${to}`, pair[to], origin + path);
      expect(byHandler, `${path} by the handler`).toBe(pair[to]);
      const [, alternate] = new RegExp(`<link rel="alternate" hrefLang="${to}" href="([^"]+)"`).exec(shown.text) ?? [];
      if (!alternate) continue;
      withAlternate += 1;
      const { pathname } = new URL(alternate);
      const target = pathname + switchQueryLanguage(new URL(path, origin).search, to);
      expect(await follow(target, pair[to]), `${path} by its alternate`).toBe(pair[to]);
    }
  }
  expect(withAlternate).toBeGreaterThan(20);
  for (const referer of [`${origin}/de/rezepte/gibt-es-nicht`, "https://elsewhere.example/de/rezepte", "nonsense", ""])
    expect((await sendRequest("/api/language/?to=en", { headers: { referer } })).location, referer).toBe("/en");
});

test("the language switch keeps what was chosen on the page, and stores the language", async ({ page }) => {
  await visit(page, "/de/rezepte");
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("radio", { name: /30/ }).check();
  await expect(page).toHaveURL("/de/rezepte?zeit=30");
  await switchLanguage(page, "de");
  await expect(page).toHaveURL("/en/recipes?time=30");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("radio", { name: /30/ })).toBeChecked();
  expect(await readLanguage(page)).toBe("en");
  expect((await page.request.get("/", { maxRedirects: 0 })).headers().location).toMatch(/\/en$/);

  await test.step("and follows a navigation without a new document", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: messages.en.layout.footer.imprint }).click();
    await expect(page).toHaveURL("/en/imprint");
    await switchLanguage(page, "en");
    await expect(page).toHaveURL("/de/impressum");
    expect(await readLanguage(page)).toBe("de");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the language switch takes choices along that are not sent yet", async ({ page }) => {
    const { de, en } = { de: messages.de.preferences.quiz, en: messages.en.preferences.quiz };
    await visit(page, "/de/quiz");
    await page.locator("input[name=goal][value=baking]").check({ force: true });
    await page.getByRole("button", { name: de.next, exact: true }).click();
    await page.locator("input[name=diet][value=vegan]").check({ force: true });
    await switchLanguage(page, "de");
    await expect(page).toHaveURL("/en/quiz#diet");
    await expect(page.locator("input[name=diet][value=vegan]")).toBeChecked();
    await expect(page.locator("input[name=goal][value=baking]")).toBeChecked();
    await page.getByRole("button", { name: en.showNow }).click();
    await expect(page).toHaveURL("/en/quiz/result?goal=baking&diet=vegan");

    await test.step("and those of what to cook", async () => {
      await visit(page, "/en/what-to-cook-today");
      await page.locator("main select[name=diet]").selectOption("vegan");
      await page.locator("main select[name=other]").selectOption("healthy");
      await switchLanguage(page, "en");
      await expect(page).toHaveURL("/de/was-koche-ich-heute");
      await expect(page.locator("main select[name=diet]")).toHaveValue("vegan");
      await expect(page.locator("main select[name=other]")).toHaveValue("gesund");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language switch keeps the state in both directions, and stores the language", async ({ page }) => {
    await page.goto("/de/rezepte?zeit=30&mahlzeit=fruehstueck");
    await switchLanguage(page, "de");
    await expect(page).toHaveURL("/en/recipes?time=30&meal=breakfast");
    expect(await readLanguage(page)).toBe("en");
    await switchLanguage(page, "en");
    await expect(page).toHaveURL("/de/rezepte?zeit=30&mahlzeit=fruehstueck");
    expect(await readLanguage(page)).toBe("de");
  });
});
