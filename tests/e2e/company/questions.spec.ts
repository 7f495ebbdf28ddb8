import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const { hotline, mail: mails, ui } = messages.de;
const { desk, form, topics } = hotline;
const hotlinePath = address("de", "/l/cookinghotline");

test.afterAll(async () => {
  await query(dataDir, "delete from hotline_questions where question->>'de' like 'Journey:%'");
});

const hotlineText = async (path = hotlinePath) => (await sendRequest(path)).text;

test("a question is answered at the desk: public in both languages, and by mail", async ({ page, mail }) => {
  const writer = `asks-${Date.now()}@example.org`;
  const question = `Journey: Wie lange quillt Bulgur? ${Date.now()}`;
  await visit(page, hotlinePath);
  const panel = page.getByRole("region", { name: form.title });
  await panel.getByRole("radio", { name: topics.basics }).check();
  await panel.getByLabel(form.question).fill(question);
  await panel.getByLabel(form.email).fill(writer);
  await panel.getByRole("button", { name: form.submit }).click();
  await expect(panel.getByText(form.sent)).toBeVisible();
  expect(await hotlineText()).not.toContain(question);

  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/questions"));
  await expectAccessible(page, "open questions at the desk");
  await page.getByRole("link", { name: question }).click();
  await expect(page.getByText(desk.mailHint)).toBeVisible();
  await expectAccessible(page, "a question at the desk");
  await expect(page.getByLabel(desk.fields.questionDe)).toHaveValue(question);
  await page.getByLabel(desk.fields.answerEn).fill("Twenty minutes.");
  await page.getByRole("button", { name: desk.publish }).click();
  await expect(page.getByText(desk.errors.noQuestion)).toBeVisible();
  await page.getByLabel(desk.fields.questionEn).fill("Journey: how long does bulgur soak?");
  await page.getByLabel(desk.fields.answerDe).fill("Zwanzig Minuten.");
  await page.getByRole("button", { name: desk.publish }).click();
  await expect(page.getByText(ui.flash.questionAnswered)).toBeVisible();
  await expect(page.getByRole("link", { name: question })).toHaveCount(0);

  const answer = await mail.waitForMail(writer);
  expect(answer.subject).toBe(mails.questionAnswered.subject);
  expect(answer.text).toContain("Zwanzig Minuten.");
  await expect.poll(() => hotlineText()).toContain(question);
  await expect.poll(() => hotlineText(address("en", "/l/cookinghotline"))).toContain("how long does bulgur soak?");
  const faq = /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(await hotlineText())?.[1] ?? "{}";
  expect(JSON.parse(faq).mainEntity).toContainEqual({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: "Zwanzig Minuten." },
  });

  await visit(page, `${address("de", "/desk/questions")}?state=answered`);
  await page.getByRole("link", { name: question }).click();
  await page.getByRole("button", { name: desk.withdraw }).click();
  await expect(page.getByText(ui.flash.questionRejected)).toBeVisible();
  await expect.poll(() => hotlineText()).not.toContain(question);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an editor answers and rejects", async ({ page }) => {
    const texts = [`Journey: Frage eins ${Date.now()}`, `Journey: Frage zwei ${Date.now()}`];
    const ids: string[] = [];
    for (const text of texts) {
      const [row] = await query<{ id: string }>(
        dataDir,
        "insert into hotline_questions (locale, topic, question) values ('de', 'storage', jsonb_build_object('de', $1::text)) returning id",
        [text],
      );
      ids.push(row?.id ?? "");
    }
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(routeAddress("de", "/desk/questions/[id]", { id: ids[0] ?? "" }));
    await page.getByRole("button", { name: desk.publish }).click();
    await expect(page.getByText(desk.errors.noAnswer)).toBeVisible();
    await page.getByLabel(desk.fields.answerDe).fill("Eine Woche.");
    await page.getByRole("button", { name: desk.publish }).click();
    await expect(page.getByText(ui.flash.questionAnswered)).toBeVisible();
    await page.goto(routeAddress("de", "/desk/questions/[id]", { id: ids[1] ?? "" }));
    await page.getByRole("button", { name: desk.reject }).click();
    await expect(page.getByText(ui.flash.questionRejected)).toBeVisible();
    await expect.poll(() => hotlineText()).toContain(texts[0] ?? "");
    await page.goto(hotlinePath);
    await expect(page.getByText(texts[0] ?? "")).toBeVisible();
    await expect(page.getByText(texts[1] ?? "")).toHaveCount(0);
  });
});
