import { randomUUID } from "node:crypto";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { address } from "#lib/platform/routing/address.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import { createAccount, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { visit, waitForHydration } from "../support/visit.ts";

restoreSiteAfterwards();
test.use({ extraHTTPHeaders: newClientHeaders() });

const { desk, player } = messages.de.feeds;
const film = { de: "Acht Sekunden Negroni", en: "Eight seconds of Negroni" };
const authors = { de: "Autorinnen und Autoren", en: "Authors" };
const searches = { de: "Beliebte Suchen", en: "Popular searches" };

/** Modules that editors may add to the home page, behind those that it has. */
async function addModules() {
  const [clip] = await query<{ id: string }>(dataDir, "select id from videos order by id limit 1");
  const [text] = await query<{ id: string }>(dataDir, "select item_id as id from item_texts where slug = 'negroni'");
  const users = await query<{ id: string }>(
    dataDir,
    "select distinct author_id as id from items where type = 'recipe' and state = 'live' limit 8",
  );
  const modules: ModuleData[] = [
    { type: "player", heading: film, text: film, videoId: clip?.id ?? "", itemId: text?.id ?? "" },
    { type: "author_carousel", heading: authors, userIds: users.map(({ id }) => id) },
    { type: "featured_search", heading: searches, terms: { de: ["Kürbis"], en: ["pumpkin"] } },
  ];
  for (const [index, data] of modules.entries()) {
    await query(dataDir, "insert into feed_modules (id, feed, position, data) values ($1, 'home', $2, $3)", [
      randomUUID(),
      100 + index,
      JSON.stringify(data),
    ]);
  }
}

test("a film, authors and searches that editors add to the home page work with and without script", async ({
  page,
  browser,
}) => {
  await addModules();
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/home-page"));
  await page.getByRole("button", { name: desk.list.up.replace("{name}", authors.de), exact: true }).click();
  await page.getByRole("button", { name: desk.list.save, exact: true }).click();
  await expect(page.getByText(messages.de.ui.flash.orderSaved)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  await waitForHydration(page);

  await test.step("the authors scroll by keyboard and lead to their profiles", async () => {
    const row = page.getByRole("group", { name: authors.de });
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
    const last = row.getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    const href = (await last.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/de\/users\/./);
    expect((await sendRequest(href)).status).toBe(200);
  });

  await test.step("a search leads to its results", async () => {
    const searched = page.getByRole("region", { name: searches.de });
    await expect(searched.getByRole("link").first()).toHaveAttribute("href", /\?search=./);
  });

  await test.step("the film opens and closes", async () => {
    const panel = page.getByRole("region", { name: film.de });
    const button = panel.getByRole("button", { name: player.play });
    await expect(page.locator("video")).toHaveCount(0);
    // The poster is part of the button.
    await panel.getByRole("img").click({ force: true });
    const video = page.getByRole("dialog").locator("video");
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0);
    await expect(video.locator("track")).toHaveCount(2);
    await page.getByRole("dialog").getByRole("button", { name: player.close }).click();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step("without script the film is a link to the file", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: "block" });
    const plain = await context.newPage();
    await plain.goto("/de");
    const panel = plain.getByRole("region", { name: film.de });
    await expect(panel.getByRole("button", { name: player.play })).toBeHidden();
    const file = await panel.getByRole("link", { name: player.play }).getAttribute("href");
    expect((await plain.request.get(file ?? "")).headers()["content-type"]).toBe("video/mp4");
    await context.close();
  });
});
