import type { Browser, Page } from "@playwright/test";
import { soup } from "#tests/e2e/cooking/recipes.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "#tests/e2e/support/visit.ts";
import { translatePage } from "#tests/support/browser/translate-page.ts";

const { accounts, feedback, layout, recipes, shoppingLists } = messages.de;
const { cook, servings, units } = recipes;

/** The same page as it is, and while it is translated: into the same language, to compare them. */
interface Pages {
  original: Page;
  translated: Page;
}

async function openBoth(translated: Page, browser: Browser, path: string): Promise<Pages> {
  const context = await browser.newContext({ viewport: translated.viewportSize(), serviceWorkers: "block" });
  const original = await context.newPage();
  await visit(original, path);
  await visit(translated, path);
  // Each page draws its own advertisements.
  for (const page of [original, translated]) await page.addStyleTag({ content: "[data-ad-slot] { display: none; }" });
  await translated.evaluate(translatePage);
  expect(await translated.locator("body font font").count()).toBeGreaterThan(50);
  return { original, translated };
}

/** What is seen of the page, its dialogs and its toasts, without the time that passes. */
function readText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>("header, main, dialog[open], .timer-bar, .toaster, footer"),
    ];
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen differs, such as the other units
    return parts.map((part) => part.innerText.replace(/\d+:\d\d/g, "").replace(/\s+/g, "")).join("\n");
  });
}

/** Does the same on both pages, after which both show the same. */
async function onBoth({ original, translated }: Pages, act: (page: Page) => Promise<void>): Promise<void> {
  await act(original);
  await act(translated);
  await expect(async () => {
    const [expected, shown] = await Promise.all([readText(original), readText(translated)]);
    expect(shown).toBe(expected);
  }).toPass();
}

test("a recipe, its dialog for the list and its cook mode have the right amounts", async ({ page, browser }) => {
  test.slow();
  const pages = await openBoth(page, browser, soup.de);
  const amount = (one: Page) => one.locator("#ingredients .ingredient").first();

  await test.step("for other servings", async () => {
    await onBoth(pages, async (one) => {
      const more = one.getByRole("button", { name: servings.more, exact: true });
      await more.click();
      await more.click();
      await expect(one.getByRole("textbox", { name: servings.count.portion })).toHaveValue("6");
      await expect(amount(one)).toContainText(/1,5\skg/, { useInnerText: true });
    });
    await onBoth(pages, async (one) => {
      await one.getByRole("button", { name: servings.fewer, exact: true }).click();
      await expect(amount(one)).toContainText(/1,25\skg|1¼\skg/, { useInnerText: true });
    });
  });
  await test.step("in other units", async () => {
    await onBoth(pages, async (one) => {
      await one.getByRole("radio", { name: units.us }).check();
      await expect(amount(one)).not.toContainText("kg", { useInnerText: true });
    });
    await onBoth(pages, (one) => one.getByRole("radio", { name: units.metric }).check());
  });
  await test.step("with a timer and ticks", async () => {
    await onBoth(pages, async (one) => {
      await one.locator("#steps button.timer").first().click();
      await expect(one.locator(".timer-bar li")).toHaveCount(1);
      await amount(one).click();
    });
  });
  await test.step("in the dialog that puts them on the list", async () => {
    await onBoth(pages, async (one) => {
      await one.getByRole("button", { name: shoppingLists.addButton.label }).click();
      const dialog = one.getByRole("dialog", { name: shoppingLists.addModal.title });
      await dialog.getByRole("button", { name: shoppingLists.addModal.more }).click();
      await dialog.getByRole("checkbox", { checked: true }).first().uncheck();
    });
    await onBoth(pages, async (one) => {
      const dialog = one.getByRole("dialog", { name: shoppingLists.addModal.title });
      await dialog.getByRole("button", { name: /\d/ }).last().click();
      await expect(dialog).toBeHidden();
    });
  });
  await test.step("in cook mode", async () => {
    await onBoth(pages, async (one) => {
      await one.getByRole("button", { name: cook.start }).click();
      await expect(one.locator("#steps li[data-cook-step]")).toBeVisible();
    });
    for (const _ of [1, 2, 3]) await onBoth(pages, (one) => one.locator(".cook-controls button").last().click());
    await onBoth(pages, (one) => one.getByRole("button", { name: cook.ingredients }).click());
    await onBoth(pages, async (one) => {
      await one.getByRole("button", { name: cook.ingredients }).click();
      await one.getByRole("button", { name: cook.leave }).click();
      await expect(one.locator("#steps li[data-cook-step]")).toHaveCount(0);
    });
  });
});

test("the list has the right amounts", async ({ page, browser }) => {
  const t = shoppingLists.page;
  const pages = await openBoth(page, browser, "/de/einkaufszettel");
  for (const entry of ["2 Zwiebeln", "500 g Mehl", "3 Zwiebeln", "Spülmittel"]) {
    await onBoth(pages, async (one) => {
      await one.getByLabel(t.write).fill(entry);
      await one.getByLabel(t.write).press("Enter");
      await expect(one.getByLabel(t.write)).toHaveValue("");
    });
  }
  const box = (one: Page, index: number) => one.locator("[data-line]").getByRole("checkbox").nth(index);
  await onBoth(pages, async (one) => {
    await box(one, 0).check();
    await expect(one.getByRole("region", { name: t.ticked })).toBeVisible();
  });
  await onBoth(pages, async (one) => {
    await one.getByRole("button", { name: t.putAway }).click();
    await expect(one.getByRole("region", { name: t.ticked })).toHaveCount(0);
  });
  await onBoth(pages, async (one) => {
    await one.locator(".toaster").getByRole("button", { name: t.undo }).click();
    await expect(one.getByRole("region", { name: t.ticked })).toBeVisible();
  });
});

test("search, sign-in and forms work", async ({ page, browser }) => {
  test.slow();
  const pages = await openBoth(page, browser, "/de/impressum");

  await test.step("search", async () => {
    const field = (one: Page) => one.getByRole("combobox", { name: layout.search.field });
    await onBoth(pages, async (one) => {
      await one.getByRole("banner").getByRole("button", { name: layout.header.search }).click();
      // One hit: the order of several can change between the two pages, with the likes of others.
      await field(one).fill("ofenkürbi");
      await expect(one.getByRole("group", { name: layout.search.results })).toContainText("Ofenkürbissuppe");
    });
    for (const text of ["linsen", "xyzxyz", ""]) await onBoth(pages, (one) => field(one).fill(text));
    await onBoth(pages, async (one) => {
      await field(one).fill("Apfel");
      await field(one).press("Enter");
      await expect(one).toHaveURL("/de/suche?search=Apfel");
      await expect(one.getByRole("heading", { level: 1 })).toContainText("Apfel");
    });
    await onBoth(pages, async (one) => {
      await one.keyboard.press("Control+k");
      await expect(one.getByRole("option", { name: "Apfel" }).first()).toBeVisible();
      await one.keyboard.press("Escape");
    });
  });
  await test.step("a form", async () => {
    await onBoth(pages, async (one) => {
      await one.getByRole("contentinfo").getByRole("link", { name: layout.footer.feedback }).click();
      const dialog = one.getByRole("dialog", { name: feedback.form.title });
      await dialog.getByRole("textbox").first().fill("a");
      await dialog.getByRole("button", { name: feedback.form.submit }).click();
      await expect(dialog).toContainText(feedback.form.tooShort);
    });
    await onBoth(pages, async (one) => {
      const dialog = one.getByRole("dialog", { name: feedback.form.title });
      await dialog.getByRole("textbox").first().fill("Danke für die Suppe");
      await dialog.getByRole("button", { name: feedback.form.submit }).click();
      await expect(dialog).toContainText(feedback.form.sent);
    });
    await onBoth(pages, (one) => one.keyboard.press("Escape"));
  });
  await test.step("sign-in", async () => {
    const dialog = (one: Page) => one.getByRole("dialog", { name: accounts.signIn.title });
    await onBoth(pages, async (one) => {
      await one.locator("[data-opens='sign-in']:visible").first().click();
      await dialog(one).getByRole("button", { name: accounts.signIn.submit, exact: true }).click();
      await expect(dialog(one).locator("[aria-invalid='true']").first()).toBeVisible();
    });
    await onBoth(pages, async (one) => {
      await dialog(one).getByRole("link", { name: accounts.signIn.otherLink }).click();
      await expect(one.getByRole("dialog", { name: accounts.signUp.title })).toBeVisible();
    });
  });
});
