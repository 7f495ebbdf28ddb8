import { expect, test } from "@playwright/test";
import { dataDir, query } from "../support/database.ts";
import { newHousehold } from "../support/reader.ts";
import { words } from "../support/words.ts";

const { layout, feedbacks, feeds, questions, suggestions, recipes, searches } = words.de;

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newHousehold() });

test("the menu opens and leads somewhere", async ({ page }) => {
  await page.goto("/de");
  const menu = page.getByRole("navigation", { name: layout.header.menu });
  await menu.locator("summary", { hasText: "Rezepte" }).click();
  await menu.getByRole("link", { name: "Suppen und Eintöpfe" }).click();
  await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
});

test("so does the menu of a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  await page.getByRole("button", { name: layout.header.openMenu }).click();
  const menu = page.getByRole("navigation", { name: layout.header.menu });
  await menu.locator("summary", { hasText: "Stories" }).click();
  await menu.getByRole("link", { name: "Pasta" }).click();
  await expect(page).toHaveURL("/de/kategorien/pasta#stories");
});

test("the search button leads to the search page, whose form searches", async ({ page }) => {
  await page.goto("/de");
  await page.getByRole("banner").getByRole("button", { name: layout.header.search }).click();
  await expect(page).toHaveURL(/\/de\/suche\??$/);
  await page.getByRole("main").getByRole("searchbox", { name: searches.field.label }).fill("Linsen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/suche?search=Linsen");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});

test("the quiz answers, and surprises", async ({ page }) => {
  await page.goto("/de/was-koche-ich-heute");
  await page.getByRole("combobox", { name: suggestions.quiz.diet }).selectOption(suggestions.choices.diet.vegan);
  await page.getByRole("button", { name: suggestions.quiz.submit }).click();
  await expect(page).toHaveURL(/\/de\/was-koche-ich-heute\/vegan\/\w+\/[\w-]+$/);
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  const drawn: string[] = [];
  for (const _ of ["once", "again"]) {
    await page.getByRole("button", { name: suggestions.quiz.surprise }).click();
    await expect(page).toHaveURL(/\/de\/rezepte\/./);
    await expect(page.getByRole("region", { name: recipes.times.title })).toBeVisible();
    drawn.push(page.url());
    await page.goBack();
  }
  expect(drawn[1]).not.toBe(drawn[0]);
});

test("the clip of the start page is a link to the film", async ({ page }) => {
  await page.goto("/de");
  const panel = page.getByRole("region", { name: /Negroni/ });
  await expect(panel.getByRole("button", { name: feeds.player.play })).toBeHidden();
  const film = await panel.getByRole("link", { name: feeds.player.play }).getAttribute("href");
  expect((await page.request.get(film ?? "")).headers()["content-type"]).toBe("video/mp4");
});

test("a question to the hotline is stored, and what is wrong with one is said", async ({ page }) => {
  const { form, topics } = questions;
  const question = `Und ohne Skript? ${Date.now()}`;
  await page.goto("/de/l/kochhotline");
  await page.getByLabel(form.question).fill("Was");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.noTopic)).toBeVisible();
  await expect(page.getByLabel(form.question)).toHaveValue("Was");
  await page.getByRole("radio", { name: topics.baking }).check({ force: true });
  await page.getByLabel(form.question).fill(question);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await query(dataDir, "select topic from questions where question->>'de' = $1", [question])).toEqual([
    { topic: "baking" },
  ]);
});

test("feedback can be given", async ({ page }) => {
  const { form } = feedbacks;
  const message = `Geht auch so. ${Date.now()}`;
  await page.goto("/de");
  await page.getByRole("button", { name: layout.footer.feedback }).click();
  const dialog = page.getByRole("dialog", { name: form.title });
  await dialog.getByLabel(form.message).fill(message);
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await query(dataDir, "select locale from feedbacks where message = $1", [message])).toEqual([
    { locale: "de" },
  ]);
});

test("a missing page offers its recipe as a link", async ({ page }) => {
  await page.goto("/de/gibt-es-nicht");
  const panel = page.getByRole("complementary", { name: recipes.emergency.title });
  await panel.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
});
