import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { endHouseAdAction, saveHouseAdAction } from "#lib/business/ads/actions.ts";
import { findHouseAd, listHouseAds } from "#lib/business/ads/desk-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import { createAd, createMenu } from "./fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();
vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
vi.stubEnv("DATA_DIR", mkdtempSync(join(tmpdir(), "data-")));

async function signInAs(newType: UserType | null) {
  session.user = newType && { id: await createReader({ newType }), newType };
}

const fields = {
  id: "",
  version: "0",
  slot: "footer",
  language: "de",
  kind: "paid",
  title: "Töpfe aus Kupfer",
  text: "Handgemacht.",
  href: "https://kupfer.example",
  pictureId: "",
  weight: "2",
  startsOn: "2026-11-01",
  endsOn: "",
  locale: "de",
};

function createForm(changes: Record<string, string | File> = {}): FormData {
  return toForm({ ...fields, ...changes });
}
const toFile = (bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], "bild.jpg", { type: "image/jpeg" });
const photo = async () => toFile(new Uint8Array(await createPhoto()));
const save = (form: FormData) => saveHouseAdAction({ status: "open" }, form);
const listUrl = "redirected to /de/desk/anzeigen";

test.each(["editor", "admin"] as const)("an %s stores an advertisement with its picture", async (newType) => {
  await signInAs(newType);
  await expect(save(createForm({ picture: await photo() }))).rejects.toThrow(listUrl);
  const [newest] = (await listHouseAds(1)).data;
  expect(takeExpired()).toEqual(["ads"]);
  expect(newest).toMatchObject({ slot: "footer", isPaid: true, title: "Töpfe aus Kupfer", weight: 2, endsOn: null });
});

test.each([null, "community", "contributor", "partner"] as const)(
  "users of type %s change nothing",
  async (newType) => {
    const id = await createAd();
    await signInAs(newType);
    const before = (await listHouseAds(1)).meta.pagination.count;
    expect(await save(createForm({ picture: await photo() }))).toMatchObject({ status: "invalid" });
    const pictureId = (await findHouseAd(id))?.pictureId ?? "";
    const answers = [
      save(createForm({ id, version: "1", pictureId, title: "Fremd" })),
      endHouseAdAction({ status: "open" }, toForm({ id, version: "1", locale: "de" })),
    ].map((answer) => answer.catch((error: Error) => error.message));
    // Where the session has ended they sign in first.
    const refused = newType === null ? "redirected to /de/login" : expect.objectContaining({ status: "failed" });
    expect(await Promise.all(answers)).toEqual([refused, refused]);
    expect((await listHouseAds(1)).meta.pagination.count).toBe(before);
    expect(await findHouseAd(id)).toMatchObject({ state: "running" });
    expect(takeExpired()).toEqual([]);
  },
);

test("a form that comes back keeps what was typed, and the picture", async () => {
  await signInAs("editor");
  const state = await save(createForm({ picture: await photo(), title: "", weight: "0" }));
  expect(state).toMatchObject({
    status: "invalid",
    errors: { title: "missing", weight: "badWeight" },
    values: { href: "https://kupfer.example", weight: "0", startsOn: "2026-11-01" },
  });
  const values = "values" in state ? state.values : null;
  expect(values?.pictureSrc).toMatch(/^\/images\//);
  expect(takeExpired()).toEqual([]);
  await expect(save(createForm({ pictureId: values?.pictureId ?? "" }))).rejects.toThrow(listUrl);
});

test("without a picture, or with a file that is none, the field of the picture is named", async () => {
  await signInAs("editor");
  expect(await save(createForm())).toMatchObject({ status: "invalid", errors: { picture: "pictureMissing" } });
  expect(await save(createForm({ picture: toFile("") }))).toMatchObject({ errors: { picture: "pictureMissing" } });
  expect(await save(createForm({ picture: toFile("GIF89a") }))).toMatchObject({ errors: { picture: "pictureType" } });
});

test("an own offer has its own slot, and leads elsewhere than the header", async () => {
  await createMenu();
  await signInAs("editor");
  const own = { kind: "own", slot: "content_1", href: "/de/kochbuecher" };
  expect(await save(createForm({ ...own, slot: "footer", picture: await photo() }))).toMatchObject({
    errors: { slot: "ownSlot" },
  });
  expect(await save(createForm({ ...own, picture: await photo() }))).toMatchObject({ errors: { href: "inHeader" } });
  await expect(save(createForm({ ...own, kind: "paid", picture: await photo() }))).rejects.toThrow(listUrl);
  await expect(save(createForm({ ...own, href: "/de/kochbuecher#neu", picture: await photo() }))).rejects.toThrow(
    listUrl,
  );
  takeExpired();
});

test("says that a colleague has changed it meanwhile, and keeps what was typed", async () => {
  const id = await createAd();
  await signInAs("editor");
  const pictureId = (await findHouseAd(id))?.pictureId ?? "";
  await expect(save(createForm({ id, version: "1", pictureId }))).rejects.toThrow(listUrl);
  expect(await save(createForm({ id, version: "1", pictureId, title: "Zweiter Stand" }))).toMatchObject({
    status: "invalid",
    errors: { form: "conflict" },
    values: { title: "Zweiter Stand" },
  });
  const end = toForm({ id, version: "1", locale: "de" });
  expect(await endHouseAdAction({ status: "open" }, end)).toMatchObject({ errors: { form: "conflict" } });
  takeExpired();
});

test("ends an advertisement", async () => {
  const id = await createAd();
  await signInAs("editor");
  await expect(endHouseAdAction({ status: "open" }, toForm({ id, version: "1", locale: "de" }))).rejects.toThrow(
    listUrl,
  );
  expect(await findHouseAd(id)).toMatchObject({ state: "ended" });
  expect(takeExpired()).toEqual(["ads"]);
});
