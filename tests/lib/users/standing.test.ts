import { expect, test, vi } from "vitest";
import { findBySessionId, openWebSession } from "#lib/auth/sessions.ts";
import { listen } from "#lib/db/listen.ts";
import { getUser } from "#lib/users/queries.ts";
import { banUser, listStandings, setUserType, standingChannel, unbanUser } from "#lib/users/standing.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

test("a role is given by e-mail address, whatever its case", async () => {
  const { email, name } = await newMember();
  expect(await setUserType(` ${email.toUpperCase()} `, "editor")).toMatchObject({ name, newType: "editor" });
  expect(await listStandings()).toEqual([{ name, email, newType: "editor", isBanned: false }]);
  await setUserType(email, "community");
  expect(await listStandings()).toEqual([]);
});

test("a ban ends every session at once and hides the profile until it is lifted", async () => {
  const { id, email, slug } = await newMember();
  const session = await openWebSession(id, "Firefox");
  expect(await banUser(email)).toMatchObject({ isBanned: true });
  expect(await findBySessionId(session)).toBeNull();
  expect(await getUser("de", slug)).toBeNull();
  expect(await unbanUser(email)).toMatchObject({ isBanned: false });
  expect(await findBySessionId(session)).toBeNull();
  expect(await getUser("de", slug)).not.toBeNull();
});

test("every site is told whose profile has come or gone", async () => {
  const { email, slug } = await newMember();
  const heard = vi.fn();
  const stop = listen(standingChannel, heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 10_000);
  await banUser(email);
  await unbanUser(email);
  await banUser("niemand@example.org");
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[], [slug], [slug]]), 10_000);
  await stop();
});

test("nobody is nobody", async () => {
  for (const change of [banUser, unbanUser, (email: string) => setUserType(email, "admin")]) {
    expect(await change("niemand@example.org")).toBeNull();
  }
});
