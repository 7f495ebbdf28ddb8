import { expect, test } from "#tests/e2e/support/journey.ts";
import { parseHtml } from "./support/html.ts";

test("the page about the API shows every operation and sends a request", async ({ page }) => {
  await page.goto("/api/docs");
  const operation = page.locator("#operations-Content-listRecipes");
  await operation
    .getByRole("button", { name: /GET .*recipes/ })
    .first()
    .click();
  await operation.getByRole("button", { name: "Try it out" }).click();
  await operation.getByRole("button", { name: "Execute" }).click();
  await expect(operation.locator(".live-responses-table .response .response-col_status")).toContainText("200");
  const document = await (await page.request.get("/api/openapi.json")).json();
  const operations = Object.values<Record<string, unknown>>(document.paths).flatMap((path) => Object.keys(path));
  await expect(page.locator(".opblock")).toHaveCount(operations.length);
});

test("without script the page leads to the document and names the problems", async ({ request }) => {
  const html = await (await request.get("/api/docs")).text();
  expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain('<a href="/api/openapi.json">');
  expect(parseHtml(html).querySelector("#problem-tooMany")?.textContent).toContain("Too many requests");
});
