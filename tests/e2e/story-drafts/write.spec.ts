import type { Locator, Page } from "@playwright/test";
import { address, slugAddress } from "#lib/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";

const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
const inLanguage = (scope: Page | Locator, name: string) => scope.getByRole("group", { name, exact: true });
const blocksOf = (page: Page) => page.locator("[data-entry]");
/** Waits until a field of a block has the focus, so that it gets what is typed. */
const waitForFocus = (page: Page, element = "") => expect(blocksOf(page).locator(`${element}:focus`)).toHaveCount(1);

/** A published article of the sample content, with its slugs. */
async function findArticle(offset: number) {
  const [row] = await query<{ id: string; de: string; en: string; title: string }>(
    dataDir,
    `select items.id, de.slug as de, en.slug as en, de.title from items
       join stories on stories.item_id = items.id and story_type = 'article'
       join item_texts de on de.item_id = items.id and de.locale = 'de'
       join item_texts en on en.item_id = items.id and en.locale = 'en'
       where state = 'live' and published_at < now() order by published_at, items.id offset $1 limit 1`,
    [offset],
  );
  if (!row) throw new Error("no article");
  return row;
}

test("an editor writes a story in German, publishes it, translates it, and mends what became stale", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const t = messages.de.storyDrafts;
  const page = await openAs(browser, await createAccount({ newType: "editor" }), address("de", "/desk/stories"));
  await expectAccessible(page, "the list of stories");
  await page.getByRole("button", { name: t.list.create }).click();
  await expect(page).toHaveURL(/\/de\/desk\/stories\/[0-9a-f-]{36}/);
  await page.locator("[data-sync]").waitFor();
  const title = `Quitten im November ${Date.now()}`;
  const german = inLanguage(page, t.languages.de).first();
  const english = inLanguage(page, t.languages.en).first();
  await german.getByLabel(t.texts.title, { exact: true }).fill(title);
  await expect(german.getByLabel(t.texts.slug, { exact: true })).toHaveValue(/^quitten-im-november-\d+$/);
  const slug = await german.getByLabel(t.texts.slug, { exact: true }).inputValue();
  await german.getByLabel(t.texts.summary, { exact: true }).fill("Warum sie duften.");

  // Missing parts are named before anything is tried, and lead to their fields.
  await waitForSaved(page);
  const panel = page.getByRole("region", { name: t.publication.title });
  await panel.getByRole("link", { name: t.missing.picture }).click();
  await expect(page.locator("#picture")).toBeFocused();
  await page.getByRole("button", { name: t.picture.choose }).first().click();
  await page.getByRole("listitem").getByRole("img").first().click();
  await expect(page.getByRole("button", { name: t.facts.removePicture })).toBeVisible();

  await page.getByRole("button", { name: t.blocks.addFirst }).click();
  await page.getByRole("button", { name: t.blocks.types.text, exact: true }).click();
  await waitForFocus(page);
  await page.keyboard.type("Sie duften ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("stark");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(", siehe ");
  const first = blocksOf(page).first();
  await inLanguage(first, t.languages.de).getByRole("button", { name: t.richText.link, exact: true }).click();
  await waitForFocus(page, "input");
  await page.keyboard.type("Käsespätzle");
  await page
    .getByRole("button", { name: /Käsespätzle/ })
    .first()
    .click();
  await waitForSaved(page);
  await expectAccessible(page, "the editor of a story");

  await panel.getByRole("button", { name: t.publication.publish, exact: true }).click();
  await expect(panel.getByText(t.publication.state.live.split("{")[0] ?? "")).toBeVisible();
  const reader = await browser.newPage();
  await expect(async () => {
    const answer = await reader.goto(slugAddress("de", "/stories/[slug]", slug));
    expect(answer?.status()).toBe(200);
  }).toPass();
  await expect(reader).toHaveTitle(/Quitten im November/);
  await expect(reader.locator("article[data-read] strong").filter({ hasText: "stark" })).toBeVisible();
  await expect(reader.locator("article[data-read] p a").filter({ hasText: /spätzle/i })).toHaveAttribute(
    "href",
    /^\/de\/rezepte\//,
  );

  // The translation, and its publication.
  await english.getByLabel(t.texts.title, { exact: true }).fill(`Quinces ${slug}`);
  await english.getByLabel(t.texts.summary, { exact: true }).fill("Why they smell good.");
  await inLanguage(first, t.languages.en).getByRole("textbox", { name: t.blocks.text }).click();
  await page.keyboard.type("They smell good.");
  await waitForSaved(page);
  await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
  await expect(page.getByRole("link", { name: t.editor.view.en })).toBeVisible();

  // A change in one language marks the other one until an editor says that it is right.
  await inLanguage(first, t.languages.de).getByRole("textbox", { name: t.blocks.text }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Und sie halten lange.");
  await expect(page.getByText(t.blocks.stale.en)).toBeVisible();
  await page.getByRole("button", { name: t.blocks.isRight }).click();
  await expect(page.getByText(t.blocks.stale.en)).toBeHidden();
  await waitForSaved(page);

  // Readers see nothing of it before it is published.
  await reader.reload();
  await expect(reader.locator("article[data-read]")).not.toContainText("Und sie halten lange.");
  await reader.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("radio", { name: t.languages.en }).check({ force: true });
  await expect(english.getByLabel(t.texts.title, { exact: true })).toBeVisible();
  await expect(german.getByLabel(t.texts.title, { exact: true })).toBeHidden();
  await expectAccessible(page, "the editor of a story, narrow");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "the editor of a story, narrow and dark");
});

test("two editors of one story are told of each other, and neither text is lost", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.en.storyDrafts;
  const { id } = await findArticle(0);
  const path = `/en/desk/stories/${id}`;
  const [anna, ben] = [await createAccount({ newType: "editor" }), await createAccount({ newType: "admin" })];
  const first = await openAs(browser, anna, path);
  const second = await openAs(browser, ben, path);
  const summaryOf = (page: Page) => page.locator("#summary-en");
  await summaryOf(first).fill("Written by Anna.");
  await waitForSaved(first);
  await summaryOf(second).fill("Written by Ben.");
  const conflict = second.getByRole("region", { name: t.conflict.title });
  await expect(conflict).toContainText(anna.name);
  await expect(conflict.locator("del").filter({ hasText: "Anna." })).toBeVisible();
  await expect(conflict.locator("ins").filter({ hasText: "Ben." })).toBeVisible();
  await expectAccessible(second, "a conflict");
  await conflict.getByRole("button", { name: t.conflict.mine }).click();
  await waitForSaved(second);
  await expect(conflict).toBeHidden();
  await visit(first, path);
  await expect(summaryOf(first)).toHaveValue("Written by Ben.");
});

test("a revision is compared and restored, in English", async ({ browser }) => {
  test.setTimeout(240_000);
  const t = messages.en.storyDrafts;
  const { id, en } = await findArticle(1);
  const editor = await createAccount({ newType: "editor" });
  const reader = await browser.newPage();
  await reader.goto(slugAddress("en", "/stories/[slug]", en));
  const textOf = () =>
    reader.locator("article[data-read]").locator("h1, h2, h3, p:not(:has(time)), li").allTextContents();
  const former = await textOf();
  const page = await openAs(browser, editor, `/en/desk/stories/${id}`);
  await page
    .getByRole("button", { name: t.blocks.remove.replace("{name}", ""), exact: false })
    .first()
    .click();
  await page.locator("#title-en").fill("Another title altogether");
  await waitForSaved(page);
  const panel = page.getByRole("region", { name: t.publication.title });
  await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
  await expect(panel.getByText(t.publication.changes.split("{")[0] ?? "")).toBeHidden();
  await expect(async () => {
    await reader.reload();
    await expect(reader).toHaveTitle(/Another title altogether/, { timeout: 2000 });
  }).toPass();

  await page.getByRole("link", { name: t.editor.revisions }).click();
  await expect(page.locator("ins").filter({ hasText: "Another title altogether" }).first()).toBeVisible();
  await expectAccessible(page, "the revisions of a story");
  await page.getByRole("listitem").filter({ hasText: t.revisions.before }).getByRole("link").click();
  await expect(page).toHaveURL(/revision=/);
  await page.getByRole("button", { name: t.revisions.restore.split("{")[0] ?? "" }).click();
  await expect(page).toHaveURL(new RegExp(`/en/desk/stories/${id}$`));
  await page.locator("[data-sync]").waitFor();
  await page
    .getByRole("region", { name: t.publication.title })
    .getByRole("button", { name: t.publication.publishChanges, exact: true })
    .click();
  await expect(async () => {
    await reader.reload();
    expect(await textOf()).toEqual(former);
  }).toPass();
});

test("blocks are added, moved, dragged and removed, and links and slugs survive, by keyboard and mouse", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const t = messages.de.storyDrafts;
  const { id, de } = await findArticle(2);
  const page = await openAs(browser, await createAccount({ newType: "editor" }), `/de/desk/stories/${id}`);
  const count = await blocksOf(page).count();
  const firstId = await blocksOf(page).first().getAttribute("data-entry");

  // Keyboard only.
  await page.locator("#add-first-block").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(blocksOf(page)).toHaveCount(count + 1);
  await waitForFocus(page);
  await page.keyboard.type("Vorab");
  const added = await blocksOf(page).first().getAttribute("data-entry");
  await page.locator(`#block-${added}-grip`).focus();
  await page.keyboard.press("ArrowDown");
  await expect(blocksOf(page).nth(1)).toHaveAttribute("data-entry", added ?? "");
  await expect(page.locator(`#block-${added}-grip`)).toBeFocused();
  await expect(page.locator(`#block-${added}-de`)).toHaveValue("Vorab");

  // Mouse.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.locator(`#block-${firstId}-grip`).scrollIntoViewIfNeeded();
  const from = await page.locator(`#block-${added}-grip`).boundingBox();
  const to = await page.locator(`#block-${firstId}-grip`).boundingBox();
  if (!from || !to) throw new Error("no grips");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await expect(blocksOf(page).first()).toHaveAttribute("data-entry", added ?? "");
  await page.mouse.up();
  await expect(blocksOf(page).first()).toHaveAttribute("data-entry", added ?? "");

  // Removed, and had back.
  await page
    .locator(`#block-${added}`)
    .getByRole("button", { name: t.blocks.remove.replace("{name}", "") })
    .click();
  await expect(blocksOf(page)).toHaveCount(count);
  await page.getByRole("button", { name: t.blocks.undo }).click();
  await expect(blocksOf(page).first()).toHaveAttribute("data-entry", added ?? "");
  await page.locator(`#block-${added}-en`).fill("First of all");

  // Another address: the old one leads to it.
  const slug = `${de}-neu`;
  await page.locator("#slug-de").fill(slug);
  await page.locator("#slug-de").blur();
  await waitForSaved(page);
  const panel = page.getByRole("region", { name: t.publication.title });
  await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
  await expect(panel.getByText(t.publication.changes.split("{")[0] ?? "")).toBeHidden();
  const reader = await browser.newPage();
  await expect(async () => {
    await reader.goto(slugAddress("de", "/stories/[slug]", de));
    await expect(reader).toHaveURL(slugAddress("de", "/stories/[slug]", slug), { timeout: 2000 });
    await expect(reader.getByRole("heading", { name: "Vorab", exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
});
