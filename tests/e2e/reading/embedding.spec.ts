import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { address } from "#lib/platform/routing/address.ts";
import { expect, test } from "../support/console-guard.ts";
import { parseHtml } from "../support/html.ts";
import { test as requests } from "../support/journey.ts";
import { sendRequest } from "../support/send-request.ts";
import { origin } from "../support/site.ts";

const readPage = async (path: string) => parseHtml((await sendRequest(path)).text);

/** Asks for the card of the first entry of a list by the address in the head of its page. */
async function readCard(list: string) {
  const href = (await readPage(list)).querySelector("main .card a")?.getAttribute("href") ?? "";
  const link = (await readPage(href)).querySelector('link[type="application/json+oembed"]');
  const embed = JSON.parse((await sendRequest(`${link?.getAttribute("href")}&maxwidth=400`)).text);
  expect(embed).toMatchObject({ type: "rich", provider_name: "Tischlein", width: 400 });
  return { href, embed };
}

test("another site shows cards of recipes and stories, which lead here", async ({ page }) => {
  const cards = [await readCard(address("de", "/recipes")), await readCard(address("en", "/stories"))];
  const site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    const shown = cards.map(({ embed }) => embed.html).join("");
    response.end(`<!doctype html><link rel="icon" href="data:,"><body>${shown}`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  for (const [index, { href, embed }] of cards.entries()) {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const card = page.locator("blockquote").nth(index);
    const image = card.locator("img");
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    expect(box?.height).toBeLessThanOrEqual(embed.height);
    await card.getByRole("link", { name: embed.title }).last().click();
    await expect(page).toHaveURL(new URL(href, origin).href);
  }
  site.close();
  site.closeAllConnections();
});

interface Changes {
  data: { id: string }[];
  meta: { changes: { until: string } };
  links: { next: string | null };
}

requests("a program follows the recipes by their changes", async () => {
  const ids = new Set<string>();
  let until = "";
  const first = `${origin}/api/recipes/?size=40&updated_since=1970-01-01T00:00:00Z`;
  for (let next: string | null = first; next; ) {
    const { data, meta, links }: Changes = JSON.parse((await sendRequest(next)).text);
    for (const { id } of data) ids.add(id);
    until = meta.changes.until;
    next = links.next;
  }
  expect(ids.size).toBeGreaterThan(40);
  const again = JSON.parse((await sendRequest(`/api/recipes?updated_since=${until}`)).text);
  expect(again.links.next).toBeNull();
});
