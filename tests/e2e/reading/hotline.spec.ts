import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

const { form, topics } = messages.de.hotline;

test.use({ extraHTTPHeaders: newClientHeaders() });

test("an answer opens, and the form reports errors, keeps its input and stores a valid question", async ({ page }) => {
  const question = `Wie lange quillt Couscous? ${Date.now()}`;
  await visit(page, "/de/l/kochhotline");
  const answered = page.locator("main details").first();
  await expect(answered.locator("p")).toBeHidden();
  await answered.locator("summary").click();
  await expect(answered.locator("p")).toBeVisible();

  const field = page.getByLabel(form.question);
  await field.fill("Was");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.noTopic)).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("Was");
  await page.getByRole("radio", { name: topics.basics }).check();
  await field.fill(question);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  const rows = await query(
    dataDir,
    "select locale, topic, answered_at from hotline_questions where question->>'de' = $1",
    [question],
  );
  expect(rows).toEqual([{ locale: "de", topic: "basics", answered_at: null }]);
});
