import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "#tests/e2e/support/visit.ts";

const names = { de: "Deutsch", en: "English" };
const otherOf = { de: "en", en: "de" } as const;

/** Addresses with a state that is the same in both languages. */
const pairs: { de: string; en: string }[] = [
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

async function switchLanguage(page: Page, from: Locale) {
  const to = otherOf[from];
  const link = page.getByRole("navigation", { name: messages[from].layout.footer.language });
  await link.getByRole("link", { name: names[to] }).click();
}

for (const [name, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1280, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: name === "phone" });

    for (const pair of pairs) {
      for (const from of name === "phone" ? (["de"] as const) : (["en"] as const)) {
        test(`${from}: the language switch keeps ${pair[from]}`, async ({ page }) => {
          await visit(page, pair[from]);
          await switchLanguage(page, from);
          await expect(page).toHaveURL(pair[otherOf[from]]);
          await expect(page.locator("html")).toHaveAttribute("lang", otherOf[from]);
        });
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const pair of pairs) {
    test(`the language switch keeps ${pair.de} in both directions`, async ({ page, context }) => {
      await page.goto(pair.de);
      await switchLanguage(page, "de");
      await expect(page).toHaveURL(pair.en);
      expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "locale", value: "en" }));
      await switchLanguage(page, "en");
      await expect(page).toHaveURL(pair.de);
    });
  }

  test("the language switch leads to the translation of a page without a state", async ({ page }) => {
    await page.goto("/de/impressum");
    await switchLanguage(page, "de");
    await expect(page).toHaveURL("/en/imprint");
  });

  test("the language switch leads to the home page where there is no page", async ({ page, request }) => {
    await page.goto("/de/rezepte/gibt-es-nicht");
    await switchLanguage(page, "de");
    await expect(page).toHaveURL("/en");
    for (const referer of ["https://elsewhere.example/de/rezepte", "nonsense", ""]) {
      const answer = await request.get("/api/language/?to=en", { headers: { referer }, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, "/en"]);
    }
  });
});

test("the language switch takes quiz answers along that are not sent yet", async ({ page }) => {
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
});

test("the language switch takes choices of what to cook along that are not sent yet", async ({ page }) => {
  await visit(page, "/en/what-to-cook-today");
  await page.locator("main select[name=diet]").selectOption("vegan");
  await page.locator("main select[name=other]").selectOption("healthy");
  await switchLanguage(page, "en");
  await expect(page).toHaveURL("/de/was-koche-ich-heute");
  await expect(page.locator("main select[name=diet]")).toHaveValue("vegan");
  await expect(page.locator("main select[name=other]")).toHaveValue("gesund");
});

test("the language switch follows filters that were chosen on the page", async ({ page }) => {
  await visit(page, "/de/rezepte");
  await page.getByRole("radio", { name: /30/ }).check();
  await expect(page).toHaveURL("/de/rezepte?zeit=30");
  await switchLanguage(page, "de");
  await expect(page).toHaveURL("/en/recipes?time=30");
  await expect(page.getByRole("radio", { name: /30/ })).toBeChecked();
});
