import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { createCommentAction } from "#lib/people/comments/actions.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import { createDish, createReader } from "../fixtures.ts";

const session = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => session.userId && { id: session.userId, sessionId: "session" },
}));
vi.mock("#lib/platform/routing/revalidate-item.ts", () => ({ revalidateItem: async () => {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirect ${href}`);
  },
}));

setUpDatabase();

beforeEach(async () => {
  session.userId = await createReader();
});

const jpeg = async () => new File([new Uint8Array(await createPhoto())], "photo.jpg", { type: "image/jpeg" });
/** What a browser sends for a field without a file. */
const empty = () => new File([], "", { type: "application/octet-stream" });

async function post(photos: File[], { text = "Nachgekocht.", photoIds = "", itemId = "" } = {}) {
  const fields = { itemId: itemId || (await createDish()), locale: "de", here: "/de", kind: "comment", text, photoIds };
  const form = toForm(fields);
  for (const photo of photos) form.append("photos", photo);
  return createCommentAction({ status: "open" }, form);
}

const findComments = () =>
  db
    .select({ text: comments.text, photo: commentPhotos.pictureId })
    .from(comments)
    .leftJoin(commentPhotos, eq(commentPhotos.commentId, comments.id))
    .where(eq(comments.authorId, session.userId ?? ""))
    .orderBy(asc(commentPhotos.position));
const countUploads = () => db.$count(uploads, eq(uploads.userId, session.userId ?? ""));

test("photos of a form are stored with its comment, in their order", async () => {
  expect(await post([await jpeg(), await jpeg(), await jpeg()])).toEqual({ status: "sent" });
  const stored = await findComments();
  expect(stored.map(({ text }) => text)).toEqual(["Nachgekocht.", "Nachgekocht.", "Nachgekocht."]);
  expect(new Set(stored.map(({ photo }) => photo)).size).toBe(3);
});

test("a field without a file adds nothing", async () => {
  expect(await post([empty()])).toEqual({ status: "sent" });
  expect(await findComments()).toEqual([{ text: "Nachgekocht.", photo: null }]);
});

test("a photo that cannot be stored holds up the comment; text and the other photos stay", async () => {
  const note = new File(["kein Bild"], "photo.jpg", { type: "image/jpeg" });
  const refused = await post([await jpeg(), note]);
  expect(refused).toMatchObject({
    status: "invalid",
    errors: { photoIds: "photoType" },
    values: { text: "Nachgekocht." },
    photos: [{ src: expect.stringContaining("/images/") }],
  });
  expect(await findComments()).toEqual([]);
  const [kept] = "photos" in refused ? (refused.photos ?? []) : [];
  expect(await post([await jpeg()], { photoIds: kept?.id })).toEqual({ status: "sent" });
  expect(await findComments()).toMatchObject([{ photo: kept?.id }, { photo: expect.any(String) }]);
});

test("an error of the text and one of a photo are told at once", async () => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "photo.jpg");
  expect(await post([large], { text: " " })).toMatchObject({
    status: "invalid",
    errors: { text: "empty", photoIds: "photoTooLarge" },
  });
});

test("more than three photos are refused before any is stored", async () => {
  const photo = await jpeg();
  expect(await post([photo, photo, photo, photo])).toMatchObject({ errors: { photoIds: "tooMany" } });
  expect(await post([photo, photo], { photoIds: `${randomUUID()},${randomUUID()}` })).toMatchObject({
    errors: { photoIds: "tooMany" },
  });
  expect(await countUploads()).toBe(0);
});

test("photos of signed-out readers are not stored", async () => {
  session.userId = null;
  const before = await db.$count(uploads);
  await expect(post([await jpeg()])).rejects.toThrow("redirect /de/");
  expect(await db.$count(uploads)).toBe(before);
});
