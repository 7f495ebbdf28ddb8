import { expect, test, vi } from "vitest";
import { sendQuestionAction } from "#lib/content/hotline/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const request = vi.hoisted(() => ({ client: "", sessionId: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (request.sessionId ? findUserBySessionId(request.sessionId) : null) };
});
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": request.client }) }));

setUpDatabase();

test("questions of strangers with an address use up none of its owner who is signed in", async () => {
  const email = newEmail();
  let clients = 0;
  const ask = () => {
    clients += 1;
    request.client = `198.51.100.${clients}`;
    const fields = { topic: "baking", question: "Warum geht der Teig nicht auf?", email, website: "", locale: "de" };
    return sendQuestionAction({ status: "open" }, toForm(fields));
  };
  for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual({ status: "sent" });
  expect(await ask()).toMatchObject({ status: "limited" });
  const userId = await createReader({ email, emailConfirmedAt: new Date() });
  request.sessionId = await createWebSession(userId, "Firefox");
  expect(await ask()).toEqual({ status: "sent" });
});
