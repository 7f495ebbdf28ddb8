import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { createStory } from "./published-story.ts";

restoreSiteAfterwards();

const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
const inLanguage = (scope: Page | Locator, name: string) => scope.getByRole("group", { name, exact: true });
const blocksOf = (page: Page) => page.locator("[data-entry]");
/** Waits until a field of a block has the focus, so that it gets what is typed. */
const waitForFocus = (page: Page, element = "") => expect(blocksOf(page).locator(`${element}:focus`)).toHaveCount(1);

async function createPicture() {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#b3261e" } });
  return { name: "lebkuchen.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

test("an editor writes a story by keyboard, illustrates, translates and schedules it, and takes it back", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const t = messages.de.storyDrafts;
  const [day, title] = ["2031-11-28", `Plätzchen im Advent ${Date.now()}`];
  const page = await openAs(browser, await createAccount({ newType: "editor" }), address("de", "/desk/stories"));
  await expectAccessible(page, "the list of stories");
  await page.getByRole("button", { name: t.list.create }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/desk\/stories\/[\da-f-]{36}/);
  await page.locator("[data-sync]").waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const german = inLanguage(page, t.languages.de).first();
  const english = inLanguage(page, t.languages.en).first();
  const panel = page.getByRole("region", { name: t.publication.title });

  await test.step("the address follows the title, and what is missing leads to its field", async () => {
    await german.getByLabel(t.texts.title, { exact: true }).fill(title);
    await expect(german.getByLabel(t.texts.slug, { exact: true })).toHaveValue(/^plaetzchen-im-advent-\d+$/);
    await german.getByLabel(t.texts.summary, { exact: true }).fill("Was sich lange hält.");
    await waitForSaved(page);
    await panel.getByRole("link", { name: t.missing.picture }).click();
    await expect(page.locator("#picture")).toBeFocused();
    await page.getByLabel(t.picture.uploadTo.replace("{label}", t.facts.picture)).setInputFiles(await createPicture());
    await page.getByRole("button", { name: t.picture.use, exact: true }).click();
    await expect(page.getByRole("button", { name: t.facts.removePicture })).toBeVisible();
  });

  const text = await test.step("by keyboard alone a heading and a text are added, and the text moved up", async () => {
    await page.getByRole("button", { name: t.blocks.addFirst }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: t.blocks.types.headline, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(blocksOf(page)).toHaveCount(1);
    await waitForFocus(page);
    await page.keyboard.type("Was sich hält");
    await page.getByRole("button", { name: t.blocks.addAfter.replace("{number}", "1") }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: t.blocks.types.text, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(blocksOf(page)).toHaveCount(2);
    const block = await blocksOf(page).nth(1).getAttribute("data-entry");
    await expect(page.locator(`#block-${block}-de`)).toBeFocused();
    await page.keyboard.type("Lebkuchen zuerst.");
    await page.locator(`#block-${block}-grip`).focus();
    await page.keyboard.press("ArrowUp");
    await expect(blocksOf(page).first()).toHaveAttribute("data-entry", block ?? "");
    await expect(page.locator(`#block-${block}-grip`)).toBeFocused();
    return page.locator(`[data-entry="${block}"]`);
  });

  await test.step("translated, it is scheduled in both languages and stands in the calendar", async () => {
    await english.getByLabel(t.texts.title, { exact: true }).fill(`Biscuits in Advent ${Date.now()}`);
    await english.getByLabel(t.texts.summary, { exact: true }).fill("What keeps for long.");
    await inLanguage(text, t.languages.en).getByRole("textbox", { name: t.blocks.fields.text.text }).focus();
    await page.keyboard.type("Gingerbread first.");
    const heading = await blocksOf(page).nth(1).getAttribute("data-entry");
    await page.locator(`#block-${heading}-en`).fill("What keeps");
    await waitForSaved(page);
    for (const language of [t.languages.de, t.languages.en]) await panel.getByLabel(language, { exact: true }).check();
    await panel.getByLabel(t.publication.whens.later, { exact: true }).check();
    await panel.getByLabel(t.publication.time, { exact: true }).fill(`${day}T08:00`);
    await panel.getByRole("button", { name: t.publication.schedule, exact: true }).click();
    await expect(panel.getByText(t.publication.state.scheduled.split("{")[0] ?? "")).toBeVisible();
    const calendar = await page.request.get(`${address("de", "/desk/calendar")}?month=${day.slice(0, 7)}`);
    const cell = parseHtml(await calendar.text()).querySelector(`td[data-entry="${day}"]`);
    expect(cell?.textContent).toContain(title);
  });

  await test.step("the preview of a page has it from then on", async () => {
    const [module] = await query<{ id: string }>(
      dataDir,
      `insert into feed_modules (feed, position, data, starts_at, ends_at)
       values ('basics', 99, $1, '2031-11-25T00:00Z', '2031-11-30T00:00Z') returning id`,
      [JSON.stringify({ type: "article", heading: { de: "Advent", en: "Advent" }, leadId: id, itemIds: [] })],
    );
    const showAt = async (time: string) =>
      (await page.request.get(`${address("de", "/feed-preview")}?feed=basics&at=${time}`)).text();
    expect(await showAt("2031-11-28T07:59")).not.toContain(title);
    expect(await showAt("2031-11-28T08:00")).toContain(title);
    await query(dataDir, "delete from feed_modules where id = $1", [module?.id]);
  });

  await test.step("a change in one language marks the other one as stale until it is mended", async () => {
    for (const [locale, isStale] of [
      ["de", true],
      ["en", false],
    ] as const) {
      await inLanguage(text, t.languages[locale]).getByRole("textbox", { name: t.blocks.fields.text.text }).focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" 2031.");
      await expect(page.getByText(t.blocks.stale.en)).toBeVisible({ visible: isStale });
    }
    await waitForSaved(page);
    await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
    await expect(panel.getByText(t.publication.changes.split("{")[0] ?? "")).toBeHidden();
    await expectAccessible(page, "the editor of a scheduled story");
  });

  await test.step("taken back, it is public nowhere", async () => {
    await panel.getByRole("button", { name: t.publication.unpublish, exact: true }).click();
    await expect(panel.getByText(t.publication.state.expired.split("{")[0] ?? "")).toBeVisible();
    const slug = await page.locator("#slug-de").inputValue();
    expect((await page.request.get(slugAddress("de", "/stories/[slug]", slug))).status()).toBe(404);
  });
});

test("an editor rearranges a published story, restores it, and withdraws a language", async ({ browser, request }) => {
  test.setTimeout(120_000);
  const t = messages.de.storyDrafts;
  const [editor, colleague] = [await createAccount({ newType: "editor" }), await createAccount({ newType: "admin" })];
  const { id, de, en } = await createStory(editor.id);
  const [german, english] = [slugAddress("de", "/stories/[slug]", de), slugAddress("en", "/stories/[slug]", en)];
  const renamed = `${german}-neu`;
  /** The story as readers have it. */
  const read = async (path: string) => {
    const answer = await request.get(path);
    const page = parseHtml(await answer.text());
    return { status: answer.status(), page, article: page.querySelector("article[data-read]") };
  };
  const readWords = async () => {
    const { article } = await read(renamed);
    return [...(article?.querySelectorAll("h1, h2, h3, p:not(:has(time))") ?? [])].map((part) => part.textContent);
  };
  expect((await read(german)).article?.textContent).toContain("Guten Tag.");
  expect((await read(english)).page.querySelector("link[hreflang=de]")).not.toBeNull();

  const page = await openAs(browser, editor, routeAddress("de", "/desk/stories/[id]", { id }), {
    width: 1280,
    height: 1600,
  });
  const panel = page.getByRole("region", { name: t.publication.title, exact: true });
  const publish = async () => {
    await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
    await expect(panel.getByText(t.publication.changes.split("{")[0] ?? "")).toBeHidden();
  };
  const former = await blocksOf(page).first().getAttribute("data-entry");

  const added = await test.step("blocks are added and moved by keyboard, dragged, removed and had back", async () => {
    await page.locator("#add-first-block").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(blocksOf(page)).toHaveCount(2);
    await waitForFocus(page);
    await page.keyboard.type("Vorab");
    const block = (await blocksOf(page).first().getAttribute("data-entry")) ?? "";
    const grip = page.locator(`#block-${block}-grip`);
    await grip.focus();
    await page.keyboard.press("ArrowDown");
    await expect(blocksOf(page).nth(1)).toHaveAttribute("data-entry", block);
    await expect(grip).toBeFocused();
    await expect(page.locator(`#block-${block}-de`)).toHaveValue("Vorab");

    await page.locator(`#block-${former}-grip`).scrollIntoViewIfNeeded();
    const from = await grip.boundingBox();
    const to = await page.locator(`#block-${former}-grip`).boundingBox();
    if (!from || !to) throw new Error("no grips");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await expect(blocksOf(page).first()).toHaveAttribute("data-entry", block);
    await page.mouse.up();
    await expect(blocksOf(page).first()).toHaveAttribute("data-entry", block);

    await page
      .locator(`#block-${block}`)
      .getByRole("button", { name: t.blocks.remove.replace("{name}", "") })
      .click();
    await expect(blocksOf(page)).toHaveCount(1);
    await page.getByRole("button", { name: t.blocks.undo }).click();
    await expect(blocksOf(page).first()).toHaveAttribute("data-entry", block);
    await page.locator(`#block-${block}-en`).fill("First of all");
    return block;
  });

  await test.step("a text gets bold words and a link to a recipe, and its translation is judged anew", async () => {
    const text = page.locator(`[data-entry="${former}"]`);
    await inLanguage(text, t.languages.de).getByRole("textbox", { name: t.blocks.fields.text.text }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" Sehr gut");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(", siehe ");
    await inLanguage(text, t.languages.de).getByRole("button", { name: t.richText.link, exact: true }).click();
    await waitForFocus(page, "input");
    await page.keyboard.type("Käsespätzle");
    await page
      .getByRole("button", { name: /Käsespätzle/ })
      .first()
      .click();
    await expect(page.getByText(t.blocks.stale.en)).toBeVisible();
    await page.getByRole("button", { name: t.blocks.isRight }).click();
    await expect(page.getByText(t.blocks.stale.en)).toBeHidden();
  });

  await test.step("readers see all of it once it is published, and the former address leads to the new one", async () => {
    await page.locator("#slug-de").fill(`${de}-neu`);
    await page.locator("#slug-de").blur();
    await waitForSaved(page);
    expect((await read(german)).article?.textContent).not.toContain("Vorab");
    await publish();
    await expect.poll(async () => (await request.get(german, { maxRedirects: 0 })).headers().location).toBe(renamed);
    const { article } = await read(german);
    expect(article?.querySelector("h2")?.textContent).toBe("Vorab");
    expect(article?.querySelector("strong")?.textContent).toContain("Sehr gut");
    const links = [...(article?.querySelectorAll("p a") ?? [])];
    const recipe = links.find(({ textContent }) => /spätzle/i.test(textContent));
    expect(recipe?.getAttribute("href")).toMatch(/^\/de\/rezepte\//);
  });

  await test.step("what a colleague has written meanwhile is shown beside the own text, and neither is lost", async () => {
    await query(
      dataDir,
      `update story_drafts set version = version + 1, saved_by_id = $2,
         content = jsonb_set(content, '{texts,de,summary}', '"Von der Kollegin."') where item_id = $1`,
      [id, colleague.id],
    );
    await page.locator("#summary-de").fill("Von mir.");
    const conflict = page.getByRole("region", { name: t.conflict.title });
    await expect(conflict).toContainText(colleague.name);
    await expect(conflict.locator("del").filter({ hasText: "der Kollegin." })).toBeVisible();
    await expect(conflict.locator("ins").filter({ hasText: "mir." })).toBeVisible();
    await expectAccessible(page, "a conflict", "[aria-labelledby=conflict-title]");
    await conflict.getByRole("button", { name: t.conflict.mine }).click();
    await waitForSaved(page);
    await expect(conflict).toBeHidden();
    await publish();
  });

  await test.step("a revision is compared and restored", async () => {
    await page.getByRole("link", { name: t.editor.revisions }).click();
    await expect(page.locator("ins").filter({ hasText: "mir." }).first()).toBeVisible();
    await expectAccessible(page, "the revisions of a story");
    await page.getByRole("listitem").filter({ hasText: t.revisions.before }).getByRole("link").click();
    await expect(page).toHaveURL(/revision=/);
    await page.getByRole("button", { name: t.revisions.restore.split("{")[0] ?? "" }).click();
    await expect(page).toHaveURL(new RegExp(`/de/desk/stories/${id}$`));
    await page.locator("[data-sync]").waitFor();
    await expect(page.locator(`[data-entry="${added}"]`)).toHaveCount(0);
    await publish();
    await expect.poll(async () => (await read(german)).article?.textContent).not.toContain("Vorab");
    expect((await readWords()).join(" ")).toContain("Guten Tag.");
  });

  await test.step("on a phone German alone is withdrawn by keyboard, and readers keep the English text", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("radio", { name: t.languages.en }).check({ force: true });
    await expect(page.locator("#title-en")).toBeVisible();
    await expect(page.locator("#title-de")).toBeHidden();
    await panel.getByText(t.publication.withdraw, { exact: true }).focus();
    await page.keyboard.press("Enter");
    const withdraw = panel.getByRole("button", { name: t.publication.withdrawLanguage.de });
    await expect(withdraw).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(page, "the editor of a story, narrow and dark");
    await withdraw.focus();
    await page.keyboard.press("Enter");
    await expect(withdraw).toBeHidden();
    await expect(page.getByRole("link", { name: t.editor.view.de })).toBeHidden();
    await expect(page.getByRole("link", { name: t.editor.view.en })).toBeVisible();
    await expect.poll(async () => (await read(renamed)).status).toBe(404);
    const { status, page: left } = await read(english);
    expect(status).toBe(200);
    expect(left.querySelector("link[hreflang=de]")).toBeNull();
  });
});
