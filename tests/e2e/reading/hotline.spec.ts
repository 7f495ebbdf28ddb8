import { dataDir, query } from "../support/database.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const { form, topics } = words.de.questions;

test.use({ extraHTTPHeaders: newHousehold() });

test("an answered question opens onto its answer", async ({ page }) => {
  await page.goto("/de/l/kochhotline");
  const question = page.locator("main details").first();
  await expect(question.locator("p")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
});

test("a question is asked for again until it is right, keeps what was typed, and is stored", async ({ page }) => {
  const question = `Wie lange quillt Couscous? ${Date.now()}`;
  await visit(page, "/de/l/kochhotline");
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
  const rows = await query(dataDir, "select locale, topic, answered_at from questions where question->>'de' = $1", [
    question,
  ]);
  expect(rows).toEqual([{ locale: "de", topic: "basics", answered_at: null }]);
});
