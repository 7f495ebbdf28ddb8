import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

/*
 * One working day of an editor: writes a story, illustrates it, schedules it, mends its stale
 * translation, arranges the home page for Advent, looks at it as it will be, and undoes a mistake.
 */
const other = { de: "en", en: "de" } as const;
const words = {
  de: { title: "Plätzchen im Advent", summary: "Was sich lange hält.", text: "Lebkuchen zuerst." },
  en: { title: "Biscuits in Advent", summary: "What keeps for long.", text: "Gingerbread first." },
};

const inLanguage = (scope: Page | Locator, name: string) => scope.getByRole("group", { name, exact: true });
const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
const blocksOf = (page: Page) => page.locator("[data-entry]");
const rows = (page: Page) => page.getByRole("main").locator("li[data-entry]");

async function createPicture() {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#b3261e" } });
  return { name: "lebkuchen.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** Title and summary of one language, each reached by Tab from the one before. */
async function writeFacts(page: Page, locale: Locale, interfaceLocale: Locale, suffix: string): Promise<void> {
  const { languages, texts } = messages[interfaceLocale].storyDrafts;
  const group = inLanguage(page, languages[locale]).first();
  await group.getByLabel(texts.title, { exact: true }).fill(`${words[locale].title} ${suffix}`);
  await group.getByLabel(texts.summary, { exact: true }).fill(words[locale].summary);
}

/** A heading and a text by keyboard alone, and the text moved before the heading. */
async function writeBlocks(page: Page, locale: Locale): Promise<Locator> {
  const { blocks } = messages[locale].storyDrafts;
  await page.getByRole("button", { name: blocks.addFirst }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: blocks.types.headline, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(blocksOf(page)).toHaveCount(1);
  await page.locator(`[id^="block-"][id$="-${locale}"]`).first().focus();
  await page.keyboard.type(words[locale].title);
  await page.getByRole("button", { name: blocks.addAfter.replace("{number}", "1") }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: blocks.types.text, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(blocksOf(page)).toHaveCount(2);
  const id = await blocksOf(page).nth(1).getAttribute("data-entry");
  await expect(page.locator(`#block-${id}-${locale}`)).toBeFocused();
  await page.keyboard.type(words[locale].text);
  await page.locator(`#block-${id}-grip`).focus();
  await page.keyboard.press("ArrowUp");
  await expect(blocksOf(page).first()).toHaveAttribute("data-entry", id ?? "");
  return page.locator(`[data-entry="${id}"]`);
}

/** Writes the other language of both blocks. */
async function translateBlocks(page: Page, text: Locator, locale: Locale, interfaceLocale: Locale): Promise<void> {
  const { blocks, languages } = messages[interfaceLocale].storyDrafts;
  await inLanguage(text, languages[locale]).getByRole("textbox", { name: blocks.text }).focus();
  await page.keyboard.type(words[locale].text);
  const heading = await blocksOf(page).nth(1).getAttribute("data-entry");
  await page.locator(`#block-${heading}-${locale}`).fill(words[locale].title);
}

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const [locale, month] of [
  ["de", "2031-11"],
  ["en", "2031-12"],
] as const) {
  test(`a day of an editor: ${locale}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { storyDrafts: t, feeds, ui } = messages[locale];
    const { desk } = feeds;
    const suffix = randomUUID().slice(0, 8);
    const title = `${words[locale].title} ${suffix}`;
    await signIn(page, await createAccount({ newType: "editor" }), locale);

    // Writes.
    await visit(page, address(locale, "/desk/stories"));
    await page.getByRole("button", { name: t.list.create }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-sync]").waitFor();
    await writeFacts(page, locale, locale, suffix);
    const text = await writeBlocks(page, locale);

    // Illustrates.
    await page.getByLabel(t.picture.uploadTo.replace("{label}", t.facts.picture)).setInputFiles(await createPicture());
    await page.getByRole("button", { name: t.picture.use, exact: true }).click();
    await expect(page.getByRole("button", { name: t.facts.removePicture })).toBeVisible();
    await waitForSaved(page);

    // Translates and schedules.
    await writeFacts(page, other[locale], locale, suffix);
    await translateBlocks(page, text, other[locale], locale);
    await waitForSaved(page);
    const panel = page.getByRole("region", { name: t.publication.title });
    for (const language of [t.languages.de, t.languages.en]) await panel.getByLabel(language, { exact: true }).check();
    await panel.getByLabel(t.publication.whens.later, { exact: true }).check();
    await panel.getByLabel(t.publication.time, { exact: true }).fill(`${month}-28T08:00`);
    await panel.getByRole("button", { name: t.publication.schedule, exact: true }).click();
    await expect(panel.getByText(t.publication.state.scheduled.split("{")[0] ?? "")).toBeVisible();
    const editor = page.url();

    // Mends a translation that became stale.
    await inLanguage(text, t.languages[locale]).getByRole("textbox", { name: t.blocks.text }).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" 2031.");
    await expect(page.getByText(t.blocks.stale[other[locale]])).toBeVisible();
    await inLanguage(text, t.languages[other[locale]]).getByRole("textbox", { name: t.blocks.text }).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" 2031.");
    await expect(page.getByText(t.blocks.stale[other[locale]])).toBeHidden();
    await waitForSaved(page);
    await panel.getByRole("button", { name: t.publication.publishChanges, exact: true }).click();
    await expect(panel.getByText(t.publication.changes.split("{")[0] ?? "")).toBeHidden();
    await expectAccessible(page, "a scheduled story");

    // Finds it in the calendar.
    await visit(page, `${address(locale, "/desk/calendar")}?month=${month}`);
    await expect(page.locator(`td[data-entry="${month}-28"]`)).toContainText(title);

    // Arranges the home page around it.
    await visit(page, address(locale, "/desk/home-page"));
    const count = await rows(page).count();
    await page.getByRole("link", { name: desk.new }).click();
    await page.getByRole("listitem").filter({ hasText: desk.typeHints.article }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.types.article);
    await waitForHydration(page);
    for (const one of ["de", "en"] as const) {
      const label = desk.form.inLanguage[one].replace("{label}", desk.form.heading);
      await page.getByLabel(label, { exact: true }).fill(`Advent ${one} ${suffix}`);
    }
    await page.getByLabel(desk.form.lead, { exact: true }).fill(suffix);
    await page.getByRole("button", { name: title }).first().click();
    await page.getByLabel(desk.plan.startsAt, { exact: true }).fill(`${month}-25T00:00`);
    await page.getByRole("button", { name: desk.form.add, exact: true }).click();
    await expect(page.getByText(ui.flash.moduleAdded)).toBeVisible();
    const module = `Advent ${locale} ${suffix}`;
    await waitForHydration(page);
    await page.getByRole("button", { name: desk.list.up.replace("{name}", module), exact: true }).focus();
    for (let step = 0; step < count; step += 1) await page.keyboard.press("Enter");
    await expect(rows(page).first()).toContainText(module);
    await page.getByRole("button", { name: desk.list.save, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(ui.flash.orderSaved)).toBeVisible();
    await waitForHydration(page);

    // Looks at it as it will be, before and after the story appears.
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: desk.list.preview, exact: false }).first().click();
    const preview = await opened;
    await waitForHydration(preview);
    const frame = preview.frameLocator("iframe");
    for (const [day, isThere] of [
      ["27", false],
      ["29", true],
    ] as const) {
      await preview.getByLabel(desk.preview.at).fill(`${month}-${day}T12:00`);
      await preview.getByRole("combobox", { name: desk.preview.language }).selectOption(other[locale]);
      await preview.getByRole("button", { name: desk.preview.show, exact: true }).click();
      await expect(preview).toHaveURL(new RegExp(`${month}-${day}`));
      await waitForHydration(preview);
      await expect(frame.locator("html")).toHaveAttribute("lang", other[locale]);
      const card = frame.getByRole("link", { name: `${words[other[locale]].title} ${suffix}` });
      if (isThere) await expect(card.first()).toBeVisible();
      else await expect(card).toHaveCount(0);
    }
    await preview.close();

    // Undoes a mistake.
    await rows(page)
      .first()
      .getByRole("button", { name: desk.list.remove.replace("{name}", module) })
      .click();
    await expect(page.getByText(ui.flash.moduleRemoved)).toBeVisible();
    await expect(rows(page)).toHaveCount(count);
    await waitForHydration(page);
    await page.getByRole("button", { name: desk.revisions.undoFull.split("{")[0] ?? "" }).click();
    await expect(page.getByText(ui.flash.feedRestored)).toBeVisible();
    await expect(rows(page).first()).toContainText(module);

    // Leaves the home page as it was, and takes the story back.
    await waitForHydration(page);
    await rows(page)
      .first()
      .getByRole("button", { name: desk.list.remove.replace("{name}", module) })
      .click();
    await expect(rows(page)).toHaveCount(count);
    await visit(page, editor);
    await panel.getByRole("button", { name: t.publication.unpublish, exact: true }).click();
    await expect(panel.getByText(t.publication.state.expired.split("{")[0] ?? "")).toBeVisible();
    const slug = await page.locator(`#slug-${locale}`).inputValue();
    const answer = await page.request.get(slugAddress(locale, "/stories/[slug]", slug));
    expect(answer.status()).toBe(404);
  });
}
