import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { deleteClipAction, saveClipAction, searchPostersAction } from "#lib/content/clips/actions.ts";
import { findClip } from "#lib/content/clips/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe } from "#tests/support/fixtures.ts";
import { captions, createTestClip, readSample } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editorId: string;
beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  editorId = await createReader({ newType: "editor" });
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

async function createForm(fields: Record<string, string | File> = {}): Promise<FormData> {
  return toForm({
    id: "",
    version: "0",
    locale: "de",
    titleDe: "Negroni",
    titleEn: "A Negroni",
    captionsDe: "",
    captionsEn: "",
    posterId: await createHousePicture(),
    ...fields,
  });
}

const deletionOf = (id: string, version: string) => toForm({ id, version, locale: "de" });
const toFile = (bytes: Uint8Array) => new File([bytes as BlobPart], "clip.mp4", { type: "video/mp4" });
const run = (action: typeof saveClipAction | typeof deleteClipAction, form: FormData): Promise<unknown> =>
  action({ status: "open" }, form as never).catch((error: Error) => error.message);

test("an editor stores a clip, changes its captions and deletes it", async () => {
  await signInAs(editorId);
  const mp4 = toFile(await readSample("clip-negroni.mp4"));
  const redirected = String(await run(saveClipAction, await createForm({ mp4, webm: toFile(new Uint8Array()) })));
  const [, id = ""] = /^redirected to \/de\/desk\/clips\/([\da-f-]{36})$/.exec(redirected) ?? [];
  expect(await findClip(id)).toMatchObject({ titles: { de: "Negroni", en: "A Negroni" }, webmKey: null });
  const windows = captions.replaceAll("\n", "\r\n");
  expect(await run(saveClipAction, await createForm({ id, version: "1", captionsDe: windows }))).toBe(redirected);
  expect((await findClip(id))?.captions.de).toBe(captions);
  expect(await run(deleteClipAction, deletionOf(id, "2"))).toBe("redirected to /de/desk/clips");
  expect(await findClip(id)).toBeNull();
});

test("a change expires the feeds, and the recipes that show the clip", async () => {
  await signInAs(editorId);
  const mp4 = toFile(await readSample("clip-negroni.mp4"));
  await run(saveClipAction, await createForm({ mp4 }));
  expect(takeExpired()).toEqual(["feeds"]);
  const { id } = await createTestClip(editorId);
  const recipe = await createTestRecipe(editorId);
  await db.update(items).set({ videoId: id }).where(eq(items.id, recipe));
  const form = await createForm({ id, version: "1" });
  expect(await run(saveClipAction, form)).toBe(`redirected to /de/desk/clips/${id}`);
  expect(takeExpired()).toEqual(["feeds", ...(await itemTags(recipe))].toSorted());
  expect(await run(saveClipAction, form)).toMatchObject({ errors: { form: "conflict" } });
  expect(await run(deleteClipAction, deletionOf(id, "2"))).toMatchObject({ status: "invalid" });
  // What nothing shows is on no page.
  await db.update(items).set({ videoId: null }).where(eq(items.id, recipe));
  expect(await run(deleteClipAction, deletionOf(id, "2"))).toBe("redirected to /de/desk/clips");
  expect(takeExpired()).toEqual([]);
});

test("a form that comes back names its mistakes and keeps what was typed", async () => {
  await signInAs(editorId);
  const wrong = { titleDe: " ", captionsEn: "WEBVTT\n\n00:01 --> 2\nIce", posterId: "" };
  expect(await run(saveClipAction, await createForm(wrong))).toMatchObject({
    status: "invalid",
    errors: { titleDe: "required", captionsEn: "timing:3", posterId: "required" },
    values: { titleEn: "A Negroni", captionsEn: wrong.captionsEn },
  });
  expect(await run(saveClipAction, await createForm())).toMatchObject({ errors: { mp4: "required" } });
  const mp4 = toFile(Buffer.from("Mehl"));
  expect(await run(saveClipAction, await createForm({ mp4 }))).toMatchObject({ errors: { mp4: "unsupported_type" } });
});

test("other users change nothing and find no pictures", async () => {
  const { id } = await createTestClip(editorId);
  const before = await db.$count(videos);
  const mp4 = toFile(await readSample("clip-negroni.mp4"));
  for (const newType of ["community", "contributor", "partner"] as const) {
    await signInAs(await createReader({ newType }));
    expect(await run(saveClipAction, await createForm({ mp4 }))).toMatchObject({ status: "failed" });
    expect(await run(saveClipAction, await createForm({ id, version: "1" }))).toMatchObject({ status: "failed" });
    expect(await run(deleteClipAction, deletionOf(id, "1"))).toMatchObject({ status: "failed" });
    expect(await searchPostersAction({ query: "", locale: "de" })).toMatchObject({ ok: false });
  }
  await signInAs(null);
  expect(await run(saveClipAction, await createForm({ mp4 }))).toMatch(/^redirected to \/de\/login\?next=/);
  expect(await searchPostersAction({ query: "", locale: "de" })).toMatchObject({ ok: false });
  expect([await db.$count(videos), (await findClip(id))?.version]).toEqual([before, 1]);
  expect(takeExpired()).toEqual([]);
});

test("editors find posters by every word of the alternative text, and no deleted ones", async () => {
  await signInAs(editorId);
  const id = await createHousePicture({ alts: { de: "Ein Glas Quittensaft", en: "Quince juice" } });
  await createHousePicture({ alts: { de: "Quittensaft im Glas", en: "" }, deletedAt: new Date() });
  const result = await searchPostersAction({ query: "quittensaft glas", locale: "en" });
  expect(result).toMatchObject({ ok: true, data: [{ id, alt: "Quince juice" }] });
});
