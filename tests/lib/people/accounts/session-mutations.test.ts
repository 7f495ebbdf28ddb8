import { expect, test } from "vitest";
import { requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import { revokeSession } from "#lib/people/accounts/session-mutations.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { createMember, mailedToken, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** A member with a session that has asked for a new address, and the token of its mail. */
async function createPendingChange() {
  const { id } = await createMember();
  const session = await createWebSession(id, "Firefox");
  const email = newEmail();
  await requestEmailChange(id, email, "de", session);
  return { id, session, token: await mailedToken(email) };
}

test("ends one session, and the change to a new address that it may have asked for", async () => {
  const { id, session, token } = await createPendingChange();
  const here = await createWebSession(id, "Safari");
  expect(await revokeSession(id, session)).toBe(true);
  expect(await findUserBySessionId(session)).toBeNull();
  expect(await isMailTokenValid("email", token)).toBe(false);
  expect((await findUserBySessionId(here))?.id).toBe(id);
  expect(await revokeSession(id, session)).toBe(false);
});

test("ends no session of others, and takes no change of them back", async () => {
  const [anna, tom] = [await createPendingChange(), await createPendingChange()];
  expect(await revokeSession(anna.id, tom.session)).toBe(false);
  expect((await findUserBySessionId(tom.session))?.id).toBe(tom.id);
  for (const { token } of [anna, tom]) expect(await isMailTokenValid("email", token)).toBe(true);
});
