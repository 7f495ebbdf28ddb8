import { expect, test, vi } from "vitest";
import { changeEmailAction } from "#lib/people/accounts/email-change/actions.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, mailsTo, newEmail, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();

test("a new address gets a few mails of an account only, and its owner can still ask for it", async () => {
  const email = newEmail();
  const request = () => changeEmailAction({ status: "open" }, toForm({ email, password, locale: "de" }));
  session.user = await createMember();
  for (let count = 0; count < 5; count += 1) expect(await request()).toEqual({ status: "sent" });
  expect(await request()).toMatchObject({ status: "limited", values: { email } });
  session.user = await createMember();
  expect(await request()).toEqual({ status: "sent" });
  expect(await mailsTo(email)).toHaveLength(6);
});
