import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { restoreSiteAfterwards } from "../support/run/restore-site.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });
restoreSiteAfterwards();

const main = (page: Page) => page.getByRole("main");
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, String(value)), text);

/** The text of a page as readers get it, after redirects. */
async function read(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

async function save(page: Page) {
  const { desk, flash } = messages.de.ui;
  await main(page).getByRole("button", { name: desk.save, exact: true }).click();
  await expect(page.getByText(flash.deskSaved)).toBeVisible();
  await waitForHydration(page);
}

const svg = (content: string) => ({
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${content}</svg>`),
});

test("an editor writes the profile of an author, makes them a partner, and takes both back", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { authors, partners, ui } = messages.de;
  const { fields, picture } = authors.desk;
  const { desk } = partners;
  const suffix = randomUUID().slice(0, 8);
  const name = `Senfmühle ${suffix}`;
  const profile = (slug: string) => slugAddress("de", "/users/[slug]", slug);
  const nameField = page.getByLabel(fields.name, { exact: true });
  const logo = `/logos/senf-${suffix}.svg`;
  await signIn(page, await createAccount({ newType: "editor" }));

  await test.step("what is wrong is named, nothing typed is lost, and readers get the profile", async () => {
    await visit(page, address("de", "/desk/authors"));
    await expectAccessible(page, "the authors at the desk");
    await page.getByRole("link", { name: authors.desk.new }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(authors.desk.new);
    await waitForHydration(page);
    await nameField.fill(name);
    await page.getByLabel(fields.bioDe).fill("Mahlt seit 1911.");
    await page.getByLabel(fields.bioEn).fill("Grinding since 1911.");
    await main(page).getByLabel(fields.website).fill("http://unsicher");
    await main(page).getByRole("button", { name: ui.desk.save, exact: true }).click();
    await expect(page.getByText(ui.desk.errors.badWebsite).first()).toBeVisible();
    await expect(page.getByLabel(fields.bioDe)).toHaveValue("Mahlt seit 1911.");
    await main(page).getByLabel(fields.website).fill("https://senf.example.org");
    await save(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect.poll(() => read(page, profile(`senfmuehle-${suffix}`))).toContain("Mahlt seit 1911.");
  });

  const authorPage = page.url();
  await test.step("they get a picture of the library and another address, and the former one redirects", async () => {
    // The message of the first save is gone.
    await visit(page, authorPage);
    await expect(page.getByText(ui.flash.deskSaved)).toHaveCount(0);
    const pictures = main(page).getByRole("group", { name: fields.picture });
    await pictures.getByRole("button", { name: fill(picture.chooseFor, { label: fields.picture }) }).click();
    await pictures.getByRole("listitem").first().getByRole("button").click();
    await expect(pictures.locator("img")).toHaveCount(1);
    await page.getByLabel(fields.slug).fill(`senf-${suffix}`);
    await save(page);
    await expect
      .poll(async () => {
        const moved = await page.request.get(profile(`senfmuehle-${suffix}`), { maxRedirects: 0 });
        return [moved.status(), moved.headers().location];
      })
      .toEqual([308, profile(`senf-${suffix}`)]);
    await expect.poll(() => read(page, profile(`senf-${suffix}`))).toContain(name);
    await expect(pictures.locator("img")).toHaveCount(1);
    await expectAccessible(page, "an author at the desk");
  });

  await test.step("as a partner they have a logo of shapes alone, in their list and in the menu of every page", async () => {
    await visit(page, address("de", "/desk/partners/new"));
    await page.getByLabel(desk.fields.userId).selectOption({ label: name });
    await page.getByLabel(desk.fields.tradeDe).fill("Gewürze und Tee");
    await page.getByLabel(desk.fields.tradeEn).fill("Spices and tea");
    const file = main(page).locator('input[type="file"]');
    await file.setInputFiles(svg("<text>Hof</text>"));
    await main(page).getByRole("button", { name: ui.desk.save, exact: true }).click();
    await expect(page.getByText(ui.desk.errors.logoText).first()).toBeVisible();
    await expect(page.getByLabel(desk.fields.tradeDe)).toHaveValue("Gewürze und Tee");
    await file.setInputFiles(svg('<script>alert(1)</script><path d="M0 0h40v10H0z" onload="x()"/>'));
    await save(page);
    await expectAccessible(page, "a partner at the desk");
    const drawing = await read(page, logo);
    expect(drawing).toContain("M0 0h40v10H0z");
    expect(drawing).not.toMatch(/script|onload/);
    await expect.poll(() => read(page, address("de", "/partners"))).toContain(name);
    await expect.poll(() => read(page, address("de", "/recipes"))).toContain(logo);
  });

  await test.step("partners are arranged with the keyboard only", async () => {
    await visit(page, address("de", "/desk/partners"));
    await expectAccessible(page, "the partners at the desk");
    const rows = main(page).locator("li[data-entry]");
    const namesOf = () => rows.getByRole("link").allTextContents();
    await expect(rows.last().getByRole("link")).toHaveText(name);
    const before = await namesOf();
    await page.getByRole("button", { name: fill(ui.desk.order.up, { name }) }).press("Enter");
    await expect(page.getByRole("button", { name: fill(ui.desk.order.up, { name }) })).toBeFocused();
    const after = [...before.slice(0, -2), name, before.at(-2)];
    await expect.poll(namesOf).toEqual(after);
    await page.getByRole("button", { name: ui.desk.order.save }).press("Enter");
    await expect(page.getByText(ui.flash.orderSaved)).toBeVisible();
    await expect.poll(namesOf).toEqual(after);
    await rows.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await waitForHydration(page);
  });

  await test.step("the partner is removed, and then the author, who has written nothing", async () => {
    await page.getByRole("button", { name: fill(desk.removeFull, { name }) }).click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
    await expect.poll(() => read(page, address("de", "/partners"))).not.toContain(name);
    await expect.poll(() => read(page, address("de", "/recipes"))).not.toContain(logo);
    await visit(page, authorPage);
    await main(page)
      .getByRole("button", { name: fill(ui.desk.deleteFull, { name }) })
      .click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
    await expect.poll(async () => (await page.request.get(profile(`senf-${suffix}`))).status()).toBe(404);
  });
});

test("an editor changes the menu of every page with the keyboard, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const locale = "en";
  const { menus, feeds, ui } = messages[locale];
  const { desk } = menus;
  const suffix = randomUUID().slice(0, 8);
  const title = `Advent ${suffix}`;
  const titled = `${title} EN`;
  await signIn(page, await createAccount({ newType: "editor" }), locale);
  await visit(page, address(locale, "/desk/menus"));
  await expectAccessible(page, "the menu at the desk");
  await page.getByRole("link", { name: desk.new }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.new);
  await waitForHydration(page);
  await page.getByLabel(desk.fields.titleDe, { exact: true }).fill(title);
  await page.getByLabel(desk.fields.titleEn, { exact: true }).fill(`${title} EN`);
  await page.getByLabel(desk.fields.target, { exact: true }).selectOption({ label: feeds.desk.routes.quiz });
  await page.getByRole("button", { name: desk.groups.add }).press("Enter");
  const heading = (one: Locale) =>
    page.getByLabel(fill(desk.inLanguage[one], { label: desk.groups.groupTitle }), { exact: true });
  await expect(heading("de")).toBeFocused();
  await heading("de").fill(`Kekse ${suffix}`);
  const groupName = fill(desk.groups.unnamed, { number: 1 });
  const picker = page.getByLabel(fill(desk.groups.addLink, { name: groupName }));
  for (const route of ["basics", "hotline"] as const) {
    await picker.fill(feeds.desk.routes[route]);
    await expect(page.getByRole("button", { name: feeds.desk.routes[route] }).first()).toBeVisible();
    await picker.press("Enter");
    await expect(main(page).getByRole("listitem").filter({ hasText: feeds.desk.routes[route] }).first()).toBeVisible();
  }
  // The heading in English is missing, and nothing typed is lost.
  await main(page).getByRole("button", { name: ui.desk.save, exact: true }).press("Enter");
  await expect(main(page).getByRole("alert").filter({ hasText: desk.required }).first()).toBeVisible();
  await expect(heading("de")).toHaveValue(`Kekse ${suffix}`);
  await heading("en").fill(`Biscuits ${suffix}`);
  await expectAccessible(page, "a group of a menu");
  const hotline = feeds.desk.routes.hotline;
  await page.getByRole("button", { name: fill(desk.groups.up, { name: hotline }) }).press("Enter");
  await expect(page.getByRole("button", { name: fill(desk.groups.up, { name: hotline }) })).toBeFocused();
  await main(page).getByRole("button", { name: ui.desk.save, exact: true }).press("Enter");
  await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titled);

  const menuOf = async () => (await read(page, address(locale, "/recipes"))).split("<main")[0] ?? "";
  const paths = [address(locale, "/l/cookinghotline"), address(locale, "/basics")];
  await expect.poll(menuOf).toMatch(new RegExp(`${titled}[^]*${paths[0]}[^]*${paths[1]}`));
  await expect.poll(async () => (await read(page, address(locale, "/about-us"))).includes(titled)).toBe(true);

  await waitForHydration(page);
  await main(page)
    .getByRole("button", { name: fill(ui.desk.deleteFull, { name: titled }) })
    .press("Enter");
  await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
  await expect.poll(menuOf).not.toContain(titled);
});
