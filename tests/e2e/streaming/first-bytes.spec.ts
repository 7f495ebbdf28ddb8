import { locales } from "#lib/platform/i18n/locales.ts";
import { signIn } from "#tests/e2e/support/account.ts";
import { dataDir } from "#tests/e2e/support/database.ts";
import { cardTable, holdTable } from "#tests/e2e/support/hold-table.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { openStream } from "./read-stream.ts";
import { createReader, personalStreamedPages, publicStreamedPages } from "./streamed-pages.ts";

/** Pages whose cards are read anew for each request. */
const heldPages = ["search", "a filtered list", "a filtered category", "pantry matches"];

/** Expects everything but the results: header, heading, form, footer, and the head as a whole. */
function expectPageWithoutResults(html: string, hasForm: boolean): void {
  const document = parseHtml(html);
  expect(document.querySelectorAll("body > header, body > main, body > footer")).toHaveLength(3);
  expect(document.querySelector("main h1")?.textContent).toMatch(/./);
  if (hasForm) expect(document.querySelector("main form, main nav[aria-label]")).not.toBeNull();
  expect(document.querySelector("main [aria-busy=true]")).not.toBeNull();
  expect(document.querySelector("article")).toBeNull();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toMatch(/<title>[^<]+ \| Tischlein<\/title>/);
  expect(head).toMatch(/<meta name="robots" content="noindex/);
}

test.describe("heading and form arrive before the results", () => {
  for (const name of heldPages) {
    test(name, async () => {
      for (const locale of locales) {
        const path = publicStreamedPages[name]?.path[locale] ?? "";
        // What the page itself needs is cached now.
        expect((await sendRequest(path)).status).toBe(200);
        const release = await holdTable(dataDir, cardTable);
        try {
          const answer = await openStream(path);
          expect(answer).toMatchObject({ status: 200, encoding: "br" });
          expectPageWithoutResults(await answer.readUntil("</footer>"), true);
          await release();
          expect(parseHtml(await answer.readRest()).querySelector("article h2, article h3")).not.toBeNull();
        } finally {
          await release();
        }
      }
    });
  }

  test("of a reader's own page", async ({ page }) => {
    await signIn(page, await createReader());
    const path = personalStreamedPages.likes?.path.de ?? "";
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const release = await holdTable(dataDir, cardTable);
    try {
      const answer = await openStream(path, { cookie });
      expect(answer).toMatchObject({ status: 200, encoding: "br" });
      const first = await answer.readUntil("</footer>");
      expectPageWithoutResults(first, true);
      expect(first).toContain(messages.de.likes.toolbar.search);
      await release();
      expect(parseHtml(await answer.readRest()).querySelectorAll("article")).toHaveLength(10);
    } finally {
      await release();
    }
  });
});
