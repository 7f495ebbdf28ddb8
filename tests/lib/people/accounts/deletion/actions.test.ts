import { expect, test, vi } from "vitest";
import { deleteAccountAction } from "#lib/people/accounts/deletion/actions.ts";
import { createDish, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => session.user,
  signOutCurrentSession: async () => {},
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

const send = (typed: string) =>
  deleteAccountAction({ status: "open" }, toForm({ password: typed, word: "löschen", comments: "keep", locale: "de" }));

test("the request for deletion expires what names the user, and a wrong password nothing", async () => {
  const user = await createMember();
  const commented = await createDish();
  await write(user.id, commented);
  session.user = user;
  expect(await send("falsch")).toMatchObject({ status: "invalid", errors: { password: "wrong" } });
  expect(takeExpired()).toEqual([]);
  await expect(send(password)).rejects.toThrow("redirected to /de/auf-wiedersehen");
  const lists = ["cards", "cookbooks", "menus", "users"];
  expect(takeExpired()).toEqual([...lists, ...(await itemTags(commented)), `user:${user.slug}`].toSorted());
  session.user = null;
  await expect(send(password)).rejects.toThrow("redirected to /de/login");
  expect(takeExpired()).toEqual([]);
});
