import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { address } from "#lib/platform/routing/address.ts";
import { soup } from "#tests/e2e/cooking/recipes.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";

const { layout, feedback, hotline, recipes, search } = messages.de;

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

test("the menus open and lead to categories, and the search button to a form that works", async ({ page }) => {
  const menu = page.getByRole("navigation", { name: layout.header.menu });
  await page.goto("/de/impressum");
  await menu.locator("summary", { hasText: "Rezepte" }).click();
  await menu.getByRole("link", { name: "Suppen und Eintöpfe" }).click();
  await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");

  await test.step("the menu of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: layout.header.openMenu }).click();
    await menu.locator("summary", { hasText: "Stories" }).click();
    await menu.getByRole("link", { name: "Pasta" }).click();
    await expect(page).toHaveURL("/de/stories/kategorien/pasta");
  });

  await test.step("the search", async () => {
    await page.getByRole("banner").getByRole("button", { name: layout.header.search }).click();
    await expect(page).toHaveURL(/\/de\/suche\??$/);
    await page.getByRole("main").getByRole("searchbox", { name: search.field.label }).fill("Linsen");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/de/suche?search=Linsen");
    await expect(page.getByRole("article")).not.toHaveCount(0);
  });
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

test("a recipe is liked, saved and put on the list; signed-out readers are led to sign up", async ({ page }) => {
  const { cookbooks, likes, shoppingLists } = messages.de;
  const like = page.getByRole("button", { name: likes.form.like, exact: true });
  const unlike = page.getByRole("button", { name: likes.form.unlike, exact: true });
  const save = page.getByRole("button", { name: cookbooks.saveButton.label, exact: true });
  const add = page.getByRole("button", { name: shoppingLists.addButton.label });
  for (const [button, hash] of [
    [like, "#like"],
    [save, "#save"],
    [add, "#add-to-list"],
  ] as const) {
    await page.goto(soup.de);
    await button.click();
    await expect(page).toHaveURL((url) => url.pathname === address("de", "/signup"));
    expect(new URL(page.url()).searchParams.get("next")).toBe(soup.de + hash);
  }

  const reader = await createAccount();
  const count = async (table: string) => {
    const rows = await query(dataDir, `select from ${table} where user_id = $1`, [reader.id]);
    return rows.length;
  };
  await signIn(page, reader, "de");
  await page.goto(soup.de);
  await like.click();
  await expect(unlike).toBeInViewport();
  expect(await count("likes")).toBe(1);
  await unlike.click();
  await expect(like).toBeVisible();
  expect(await count("likes")).toBe(0);

  await save.click();
  await page.getByLabel(cookbooks.saveModal.name).fill("Herbst");
  await page.getByRole("button", { name: cookbooks.saveModal.add, exact: true }).click();
  // Search by text leaves out `noscript`.
  const saved = page.locator("article header").getByRole("status");
  await expect(saved).toHaveText(interpolate(cookbooks.saveModal.saved, { book: "Herbst" }));
  expect(await count("cookbooks")).toBe(1);

  await add.click();
  const added = page.locator("#ingredients form").getByRole("status");
  await expect(added).toBeInViewport();
  const items = await count("shopping_list_items");
  expect(items).toBeGreaterThan(5);
  await expect(added).toHaveText(interpolate(shoppingLists.addModal.onList, { count: items }));
});

test("the page that feedback links lead to stores a message", async ({ page }) => {
  const { form } = feedback;
  const message = `Geht auch so. ${Date.now()}`;
  await page.goto("/de");
  await page.getByRole("link", { name: layout.footer.feedback }).click();
  const main = page.getByRole("main");
  await main.getByLabel(form.message).fill(message);
  await main.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  expect(await query(dataDir, "select locale from feedback_messages where message = $1", [message])).toEqual([
    { locale: "de" },
  ]);
});

test("the not-found page links to a recipe", async () => {
  const missing = await sendRequest("/de/gibt-es-nicht");
  expect(missing.status).toBe(404);
  const panels = [...parseHtml(missing.text).querySelectorAll("aside")];
  const panel = panels.find(({ textContent }) => textContent?.includes(recipes.emergency.title));
  const href = panel?.querySelector("a")?.getAttribute("href") ?? "";
  expect(href).toMatch(/^\/de\/rezepte\/./);
  expect((await sendRequest(href)).status).toBe(200);
});
