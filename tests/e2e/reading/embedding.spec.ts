import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { address } from "#lib/routing/address.ts";
import { expect, test } from "../support/console-guard.ts";
import { origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";

for (const [list, part] of [
  [address("de", "/recipes"), "recipes"],
  [address("en", "/stories"), "stories"],
] as const) {
  test(`another site shows a card of ${part} by the address in the head`, async ({ page, request }) => {
    await visit(page, list);
    const href = await page.getByRole("main").locator(".card a").first().getAttribute("href");
    await visit(page, href ?? "");
    const url = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
    const embed = await (await request.get(`${url}&maxwidth=400`)).json();
    expect(embed).toMatchObject({ type: "rich", provider_name: "Tischlein", width: 400 });

    const site = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><link rel="icon" href="data:,"><body>${embed.html}`);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const card = page.locator("blockquote");
    const image = card.locator("img");
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    expect(box?.height).toBeLessThanOrEqual(embed.height);
    await card.getByRole("link", { name: embed.title }).last().click();
    await expect(page).toHaveURL(new URL(href ?? "", origin).href);
    site.close();
    site.closeAllConnections();
  });
}

interface Changes {
  data: { id: string }[];
  meta: { changes: { until: string } };
  links: { next: string | null };
}

test("a program follows the recipes by their changes", async ({ request }) => {
  const ids = new Set<string>();
  let until = "";
  const first = `${origin}/api/recipes/?size=40&updated_since=1970-01-01T00:00:00Z`;
  for (let next: string | null = first; next; ) {
    const { data, meta, links }: Changes = await (await request.get(next)).json();
    for (const { id } of data) ids.add(id);
    until = meta.changes.until;
    next = links.next;
  }
  expect(ids.size).toBeGreaterThan(40);
  const again = await (await request.get(`${origin}/api/recipes?updated_since=${until}`)).json();
  expect(again.links.next).toBeNull();
});
