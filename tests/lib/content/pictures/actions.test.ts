import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  deletePictureAction,
  replacePictureAction,
  restorePictureAction,
  savePictureAction,
} from "#lib/content/pictures/actions.ts";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { uploadPicturesAction, uploadReplacementAction } from "#lib/content/pictures/upload-actions.ts";
import { emptyUpload } from "#lib/content/pictures/upload-result.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createHousePicture } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editor: string;
beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  editor = await createReader({ newType: "editor" });
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const texts = { version: "1", altDe: "Suppe", altEn: "Soup", creditDe: "", creditEn: "", focalX: "20", focalY: "80" };

type Action =
  | typeof savePictureAction
  | typeof deletePictureAction
  | typeof restorePictureAction
  | typeof replacePictureAction;

async function run(action: Action, fields: Record<string, string>): Promise<unknown> {
  const form = toForm({ locale: "de", ...fields });
  return action({ status: "open" }, form as never).catch((error: Error) => error.message);
}

const pageOf = (id: string) => `/de/desk/bilder/${id}`;

describe("the actions of a picture", () => {
  test("send signed-out readers to the sign-in page and are refused for other users", async () => {
    const [id, other] = [await createHousePicture(), await createHousePicture()];
    await createTestRecipe(editor, { pictureId: id, texts: { de: recipeTexts(randomUUID(), "Suppe") } });
    const calls: [Action, Record<string, string>][] = [
      [savePictureAction, { id, ...texts }],
      [deletePictureAction, { id: other }],
      [restorePictureAction, { id: other }],
      [replacePictureAction, { id, replacementId: other, shownUseCount: "1" }],
    ];
    const before = await db.select().from(pictures);
    for (const [action, fields] of calls) {
      await signInAs(null);
      expect(await run(action, fields)).toMatch(/^redirected to \/de\/login\?next=/);
      for (const newType of ["community", "contributor", "partner"] as const) {
        await signInAs(await createReader({ newType }));
        expect(await run(action, fields)).toMatchObject({ status: "failed" });
      }
    }
    expect(await db.select().from(pictures)).toEqual(before);
    expect((await findLibraryPicture(id))?.useCount).toBe(1);
    expect(takeExpired()).toEqual([]);
  });

  test("expire what shows the picture", async () => {
    await signInAs(editor);
    const [id, other] = [await createHousePicture(), await createHousePicture()];
    for (const action of [savePictureAction, deletePictureAction, restorePictureAction]) {
      expect(await run(action, { id, ...(action === savePictureAction && texts) })).toBe(`redirected to ${pageOf(id)}`);
      expect(takeExpired()).toEqual([]);
    }
    const recipe = await createTestRecipe(editor, {
      pictureId: id,
      texts: { de: recipeTexts(randomUUID(), "Suppe"), en: recipeTexts(randomUUID(), "Soup") },
    });
    const pages = ["cards", "menus", ...(await itemTags(recipe))].toSorted();
    const again = { id, ...texts, version: "2" };
    expect(await run(savePictureAction, again)).toBe(`redirected to ${pageOf(id)}`);
    expect(takeExpired()).toEqual(pages);
    expect(await run(savePictureAction, again)).toMatchObject({ errors: { altDe: "conflict" } });
    expect(await run(deletePictureAction, { id })).toMatchObject({ errors: { id: "used" } });
    expect(takeExpired()).toEqual([]);
    const replacement = { id, replacementId: other, shownUseCount: "1" };
    expect(await run(replacePictureAction, replacement)).toBe(`redirected to ${pageOf(other)}`);
    expect(takeExpired()).toEqual(pages);
  });

  test("save, delete, restore and replace for an editor", async () => {
    await signInAs(editor);
    const [id, other] = [await createHousePicture(), await createHousePicture()];
    expect(await run(savePictureAction, { id, ...texts })).toBe(`redirected to ${pageOf(id)}`);
    expect(await findLibraryPicture(id)).toMatchObject({ focalPoint: { x: 20, y: 80 }, alts: { de: "Suppe" } });
    expect(await run(deletePictureAction, { id })).toBe(`redirected to ${pageOf(id)}`);
    expect((await findLibraryPicture(id))?.deletedAt).not.toBeNull();
    expect(await run(restorePictureAction, { id })).toBe(`redirected to ${pageOf(id)}`);
    await createTestRecipe(editor, { pictureId: id, texts: { de: recipeTexts(randomUUID(), "Suppe") } });
    const replacement = { id, replacementId: other, shownUseCount: "1" };
    expect(await run(replacePictureAction, replacement)).toBe(`redirected to ${pageOf(other)}`);
    expect((await findLibraryPicture(other))?.useCount).toBe(1);
  });

  test("keep what was typed and name what is wrong", async () => {
    await signInAs(editor);
    const id = await createHousePicture();
    const wrong = { ...texts, id, altDe: "a".repeat(301), focalX: "101", focalY: "1.5" };
    expect(await run(savePictureAction, wrong)).toMatchObject({
      status: "invalid",
      errors: { altDe: "tooLong", focalX: "badPercent", focalY: "badPercent" },
      values: { altEn: "Soup", focalX: "101" },
    });
    await run(savePictureAction, { id, ...texts });
    expect(await run(savePictureAction, { id, ...texts })).toMatchObject({
      status: "invalid",
      errors: { altDe: "conflict" },
    });
    await createTestRecipe(editor, { pictureId: id, texts: { de: recipeTexts(randomUUID(), "Suppe") } });
    expect(await run(deletePictureAction, { id })).toMatchObject({ status: "invalid", errors: { id: "used" } });
  });
});

describe("the upload", () => {
  const png = async () =>
    new File(
      [
        await sharp({ create: { width: 20, height: 10, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      ],
      "a.png",
    );
  const upload = (...files: File[]) => {
    const form = new FormData();
    for (const file of files) form.append("pictures", file);
    return uploadPicturesAction(emptyUpload, form);
  };

  test("stores what can be stored and says of each other file why it was not", async () => {
    await signInAs(editor);
    const { status, results } = await upload(await png(), new File(["text"], "b.png"), await png());
    expect(status).toBe("done");
    expect(results).toEqual([
      { name: "a.png", id: expect.any(String) },
      { name: "b.png", problem: "unsupported_type" },
      { name: "a.png", id: expect.any(String) },
    ]);
    expect(await upload(new File([], ""))).toEqual({ status: "empty", results: [] });
    expect(await upload(...Array.from({ length: 21 }, () => new File(["x"], "x.png")))).toMatchObject({
      status: "tooMany",
    });
  });

  test("is refused for readers without a session and for other users", async () => {
    const before = await db.$count(pictures);
    for (const userId of [null, await createReader({ newType: "contributor" })]) {
      await signInAs(userId);
      expect(await upload(await png())).toEqual({ status: "forbidden", results: [] });
    }
    expect(await db.$count(pictures)).toBe(before);
  });

  test("of a partner is theirs, and not in the library of editors", async () => {
    const partner = await createReader({ newType: "partner" });
    await signInAs(partner);
    const { results } = await upload(await png());
    const id = results[0] && "id" in results[0] ? results[0].id : "";
    expect(await findLibraryPicture(id, partner)).toMatchObject({ isUpload: true });
    expect(await findLibraryPicture(id)).toBeNull();
  });

  test("of a replacement takes over the texts and leads to its preview", async () => {
    await signInAs(editor);
    const id = await createHousePicture({ credit: { de: "Foto: Anna", en: "Photo: Anna" } });
    const form = toForm({ id, locale: "en" });
    form.set("pictures", await png());
    const message = await uploadReplacementAction(emptyUpload, form).catch((error: Error) => error.message);
    const [, newId = ""] =
      /^redirected to \/en\/desk\/pictures\/[\da-f-]{36}\/replace\?with=(.+)$/.exec(String(message)) ?? [];
    expect(await findLibraryPicture(newId)).toMatchObject({
      alts: { de: "Schale Hummus", en: "A bowl of hummus" },
      credit: { de: "Foto: Anna" },
    });
    for (const userId of [null, await createReader({ newType: "partner" })]) {
      await signInAs(userId);
      expect(await uploadReplacementAction(emptyUpload, form)).toEqual({ status: "forbidden", results: [] });
    }
  });
});
