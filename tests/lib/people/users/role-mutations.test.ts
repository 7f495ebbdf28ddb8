import { expect, test, vi } from "vitest";
import { getUser } from "#lib/people/users/queries.ts";
import { banUser, profileChannel, setUserType, unbanUser } from "#lib/people/users/role-mutations.ts";
import { listUserRoles } from "#lib/people/users/role-queries.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("sets a role by e-mail address in any case", async () => {
  const { email, name } = await createMember();
  expect(await setUserType(` ${email.toUpperCase()} `, "editor")).toMatchObject({ name, newType: "editor" });
  expect(await listUserRoles()).toEqual([{ name, email, newType: "editor", isBanned: false }]);
  await setUserType(email, "community");
  expect(await listUserRoles()).toEqual([]);
});

test("knows an address of an internationalized domain in both spellings", async () => {
  const { name } = await createMember({ email: "tom@xn--bcher-kva.example" });
  for (const typed of ["tom@bücher.example", "tom@xn--bcher-kva.example"]) {
    expect(await setUserType(typed, "community")).toMatchObject({ name });
  }
});

test("ends sessions and hides the profile until the ban is lifted", async () => {
  const { id, email, slug } = await createMember();
  const session = await createWebSession(id, "Firefox");
  expect(await banUser(email)).toMatchObject({ isBanned: true });
  expect(await findUserBySessionId(session)).toBeNull();
  expect(await getUser("de", slug)).toBeNull();
  expect(await unbanUser(email)).toMatchObject({ isBanned: false });
  expect(await findUserBySessionId(session)).toBeNull();
  expect(await getUser("de", slug)).not.toBeNull();
});

test("notifies every server of a ban, its end and another role", async () => {
  const { email, slug } = await createMember();
  const heard = vi.fn();
  const stop = listen(profileChannel, heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 10_000);
  await banUser(email);
  await unbanUser(email);
  await banUser("niemand@example.org");
  for (const role of ["community", "editor", "community"] as const) await setUserType(email, role);
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[], [slug], [slug], [slug], [slug]]), 10_000);
  await stop();
});

test("what the operator changes at the command line has a line of the audit log, once", async () => {
  const { id, email, name } = await createMember();
  for (const change of [banUser, unbanUser, (address: string) => setUserType(address, "editor")]) {
    await change(email);
    await change(email);
  }
  const lines = (await listLines()).filter(({ subjectId }) => subjectId === id).reverse();
  const line = { actorId: null, subjectType: "account", subjectId: id, subjectName: name };
  const what = "commandLine";
  expect(lines).toEqual([
    { ...line, action: "ban", details: { what } },
    { ...line, action: "unban", details: { what } },
    { ...line, action: "role", details: { what, from: "community", to: "editor" } },
  ]);
  await setUserType(email, "community");
});

test("returns null for an unknown address", async () => {
  for (const change of [banUser, unbanUser, (email: string) => setUserType(email, "admin")]) {
    expect(await change("niemand@example.org")).toBeNull();
  }
});
