import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  changeAppearanceAction,
  changeProfileAction,
  changeUnitsAction,
  removePictureAction,
} from "#lib/people/users/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, createUpload, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let user: Awaited<ReturnType<typeof createMember>>;
beforeEach(async () => {
  user = await createMember();
  currentSession.id = await createWebSession(user.id, "Firefox");
});

type FormAction<State> = (previous: never, form: FormData) => Promise<State>;

/** What the action answers, or where it leads to. */
async function send<State>(action: FormAction<State>, fields: Record<string, string>): Promise<State | string> {
  return action({ status: "open" } as never, toForm({ locale: "de", ...fields })).catch(
    (error: Error) => error.message,
  );
}
const change = (fields: Record<string, string> = {}) =>
  send(changeProfileAction, { name: user.name, bio: "Ich backe.", website: "", ...fields });
const stored = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0];

describe("a change of the profile", () => {
  test("expires the profile and all that names its user", async () => {
    const [own, commented] = [await createDish(user.id), await createDish()];
    await write(user.id, commented);
    expect(await change()).toEqual({ status: "sent" });
    const pages = [...(await itemTags(own)), ...(await itemTags(commented))];
    expect(takeExpired()).toEqual(["cards", "users", ...pages, `user:${user.slug}`].toSorted());
    expect(await stored()).toMatchObject({ bio: expect.objectContaining({ de: "Ich backe." }) });
  });

  test("of the name expires the former address and the new one", async () => {
    expect(await change({ name: "Zitronenzeste" })).toEqual({ status: "sent" });
    expect(takeExpired()).toEqual([`user:${user.slug}`, "user:zitronenzeste"].toSorted());
  });

  test("that removes the picture expires the profile and what shows it", async () => {
    const pictureId = await createUpload(user.id);
    const commented = await createDish();
    await write(user.id, commented);
    await db.update(users).set({ pictureId }).where(eq(users.id, user.id));
    expect(await send(removePictureAction, {})).toEqual({ status: "sent" });
    expect(takeExpired()).toEqual([...(await itemTags(commented)), `user:${user.slug}`].toSorted());
    expect(await stored()).toMatchObject({ pictureId: null });
  });
});

test("language and units of the user expire nothing: no page of others shows them", async () => {
  expect(await send(changeAppearanceAction, { language: "en", units: "us" })).toMatch(/^redirected to \/en\//);
  expect(await changeUnitsAction({ units: "metric" })).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ locale: "en", units: "metric" });
  expect(takeExpired()).toEqual([]);
});

describe("nothing changes and no page expires", () => {
  test("without a session: forms lead to signing in", async () => {
    const before = await stored();
    currentSession.id = null;
    expect(await change()).toBe("redirected to /de/login");
    expect(await send(removePictureAction, {})).toBe("redirected to /de/login");
    expect(await send(changeAppearanceAction, { language: "de", units: "metric" })).toBe("redirected to /de/login");
    expect(await changeUnitsAction({ units: "metric" })).toMatchObject({ ok: false, code: "unauthorized" });
    expect(await stored()).toEqual(before);
    expect(takeExpired()).toEqual([]);
  });

  test.each<[string, Record<string, string>, object]>([
    ["a name that is none", { name: " " }, { status: "invalid", errors: { name: "badName" } }],
    ["an endless biography", { bio: "x".repeat(501) }, { status: "invalid", errors: { bio: "bioTooLong" } }],
    ["an address without https", { website: "javascript:x" }, { status: "invalid", errors: { website: "badWebsite" } }],
    ["an unknown language", { locale: "fr" }, { status: "failed" }],
    ["a field it does not have", { newType: "admin" }, { status: "failed" }],
  ])("for a profile with %s", async (_, fields, answer) => {
    const before = await stored();
    expect(await change(fields)).toMatchObject(answer);
    expect(await stored()).toEqual(before);
    expect(takeExpired()).toEqual([]);
  });

  test.each([
    ["Administrator", "reservedName"],
    ["\u0410nna", "mixedScripts"],
  ])("for the name %s", async (name, error) => {
    expect(await change({ name })).toMatchObject({ status: "invalid", errors: { name: error } });
    expect(await stored()).toMatchObject({ name: user.name });
  });

  test("for a name that another user has", async () => {
    const { name } = await createMember();
    expect(await change({ name })).toMatchObject({ status: "invalid", errors: { name: "nameTaken" } });
    expect(await stored()).toMatchObject({ name: user.name });
    expect(takeExpired()).toEqual([]);
  });
});
