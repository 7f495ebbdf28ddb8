import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";

const { layout, feedback, feeds, hotline, whatToCook, recipes, search } = messages.de;

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

test("the menu opens and leads to a category", async ({ page }) => {
  await page.goto("/de");
  const menu = page.getByRole("navigation", { name: layout.header.menu });
  await menu.locator("summary", { hasText: "Rezepte" }).click();
  await menu.getByRole("link", { name: "Suppen und Eintöpfe" }).click();
  await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
});

test("the mobile menu opens and leads to a category", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  await page.getByRole("button", { name: layout.header.openMenu }).click();
  const menu = page.getByRole("navigation", { name: layout.header.menu });
  await menu.locator("summary", { hasText: "Stories" }).click();
  await menu.getByRole("link", { name: "Pasta" }).click();
  await expect(page).toHaveURL("/de/stories/kategorien/pasta");
});

test("the search button opens the search page with a working form", async ({ page }) => {
  await page.goto("/de");
  await page.getByRole("banner").getByRole("button", { name: layout.header.search }).click();
  await expect(page).toHaveURL(/\/de\/suche\??$/);
  await page.getByRole("main").getByRole("searchbox", { name: search.field.label }).fill("Linsen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/suche?search=Linsen");
  await expect(page.getByRole("article")).not.toHaveCount(0);
});

test("what to cook today shows results and surprises", async ({ page }) => {
  await page.goto("/de/was-koche-ich-heute");
  await page.getByRole("combobox", { name: whatToCook.quiz.diet }).selectOption(whatToCook.choices.diet.vegan);
  await page.getByRole("button", { name: whatToCook.quiz.submit }).click();
  await expect(page).toHaveURL(/\/de\/was-koche-ich-heute\/vegan\/\w+\/[\w-]+$/);
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  // Few recipes fit, so that chance picks one of them several times in a row.
  const picked = new Set<string>();
  for (let attempt = 0; attempt < 10 && picked.size < 2; attempt += 1) {
    await page.getByRole("button", { name: whatToCook.quiz.surprise }).click();
    await expect(page).toHaveURL(/\/de\/rezepte\/./);
    await expect(page.getByRole("region", { name: recipes.times.title })).toBeVisible();
    picked.add(page.url());
    await page.goBack();
  }
  expect(picked.size).toBe(2);
});

test("the video of the home page is a link to the file", async ({ page }) => {
  await page.goto("/de");
  const panel = page.getByRole("region", { name: /Negroni/ });
  await expect(panel.getByRole("button", { name: feeds.player.play })).toBeHidden();
  const film = await panel.getByRole("link", { name: feeds.player.play }).getAttribute("href");
  expect((await page.request.get(film ?? "")).headers()["content-type"]).toBe("video/mp4");
});

test("the hotline form reports errors and stores a question", async ({ page }) => {
  const { form, topics } = hotline;
  const question = `Und ohne Skript? ${Date.now()}`;
  await page.goto("/de/l/kochhotline");
  await page.getByLabel(form.question).fill("Was");
  await page.getByRole("button", { name: form.submit }).click();
  // The browser asks for the topic.
  await expect(page.locator("main form:invalid")).toHaveCount(1);
  await page.getByRole("radio", { name: topics.baking }).check({ force: true });
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.tooShort.replace("{min}", "10"))).toBeVisible();
  await expect(page.getByLabel(form.question)).toHaveValue("Was");
  await expect(page.getByRole("radio", { name: topics.baking })).toBeChecked();
  await page.getByLabel(form.question).fill(question);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await query(dataDir, "select topic from hotline_questions where question->>'de' = $1", [question])).toEqual([
    { topic: "baking" },
  ]);
});

test("the feedback form stores a message", async ({ page }) => {
  const { form } = feedback;
  const message = `Geht auch so. ${Date.now()}`;
  await page.goto("/de");
  await page.getByRole("button", { name: layout.footer.feedback }).click();
  const dialog = page.getByRole("dialog", { name: form.title });
  await dialog.getByLabel(form.message).fill(message);
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await query(dataDir, "select locale from feedback_messages where message = $1", [message])).toEqual([
    { locale: "de" },
  ]);
});

test("the not-found page links to a recipe", async ({ page }) => {
  await page.goto("/de/gibt-es-nicht");
  const panel = page.getByRole("complementary", { name: recipes.emergency.title });
  await panel.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
});
