import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sendQuestionAction } from "#lib/content/hotline/actions.ts";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const request = vi.hoisted(() => ({ client: "" }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": request.client }) }));

setUpDatabase();

function ask(client: string, email: string) {
  request.client = client;
  const fields = { topic: "baking", question: "Warum geht der Teig nicht auf?", email, website: "", locale: "de" };
  return sendQuestionAction({ status: "open" }, toForm(fields));
}

test("questions of strangers with an address keep no question of its owner away, nor its answer", async () => {
  const email = newEmail();
  for (let count = 0; count < 7; count += 1) {
    expect(await ask(`198.51.100.${count}`, email)).toEqual({ status: "sent" });
  }
  expect(await db.$count(hotlineQuestions, eq(hotlineQuestions.email, email))).toBe(7);
});

test("limits questions by network", async () => {
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await ask("198.51.101.1", newEmail())).status);
  expect(answers).toEqual([...Array(5).fill("sent"), "limited"]);
});
