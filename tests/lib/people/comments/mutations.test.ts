import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteComment } from "#lib/people/comments/edit-mutations.ts";
import { burstCount } from "#lib/people/comments/hold-rules.ts";
import { newCommentSchema } from "#lib/people/comments/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentPhotos, comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { change, createDish, createReader, createUpload, rowOf, write } from "./fixtures.ts";

setUpDatabase();

let reader: string;
let dish: string;

beforeAll(async () => {
  reader = await createReader();
  dish = await createDish();
});

describe("a comment", () => {
  test("is stored and visible", async () => {
    const saved = await write(reader, dish, { text: "Mit Kümmel besser.", kind: "tip", locale: "en" });
    expect(saved).toEqual({ id: saved.id, itemId: dish, state: "visible", reasons: [], version: 1 });
    expect(await rowOf(saved.id)).toMatchObject({
      authorId: reader,
      parentId: null,
      kind: "tip",
      text: "Mit Kümmel besser.",
      locale: "en",
      likeCount: 0,
      replyCount: 0,
      deletedAt: null,
    });
  });

  test("is stored once when the request is repeated", async () => {
    const id = randomUUID();
    const user = await createReader();
    const saved = await Promise.all([1, 2, 3].map(() => write(user, dish, { id, text: "Nur einmal bitte." })));
    expect(saved.map((one) => one.id)).toEqual([id, id, id]);
    expect(saved.map((one) => one.state)).toEqual(["visible", "visible", "visible"]);
    expect(await db.$count(comments, eq(comments.authorId, user))).toBe(1);
  });

  test("is refused when the request is repeated after its deletion", async () => {
    const [user, dish] = [await createReader(), await createDish()];
    const { id } = await write(user, dish, { id: randomUUID() });
    await deleteComment(user, id);
    await expect(write(user, dish, { id })).rejects.toThrow("missing");
  });

  test("without an id is stored once within a minute, for each place", async () => {
    const user = await createReader({ newType: "contributor" });
    const { id: parentId } = await write(user, dish);
    const send = (changes: Parameters<typeof write>[2] = {}) => write(user, dish, { text: "Lecker!", ...changes });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second?.id).toBe(first?.id);
    const reply = await send({ parentId });
    expect(reply.id).not.toBe(first?.id);
    expect((await send({ parentId })).id).toBe(reply.id);
    await change(first?.id ?? "", { createdAt: new Date(Date.now() - 61_000) });
    expect((await send()).id).not.toBe(first?.id);
  });

  test("does not take the id of another user's comment", async () => {
    const { id } = await write(reader, dish);
    await expect(write(await createReader(), dish, { id })).rejects.toThrow("conflict");
    expect(await rowOf(id)).toMatchObject({ authorId: reader });
  });

  test("needs a public recipe or story", async () => {
    const author = await createReader();
    const hidden = await Promise.all(
      [{ state: "draft", publishedAt: undefined } as const, { publishedAt: new Date(Date.now() + 86_400_000) }].map(
        (changes) => createTestRecipe(author, { texts: { de: recipeTexts(randomUUID(), "Geheim") }, ...changes }),
      ),
    );
    for (const itemId of [...hidden, randomUUID()]) {
      await expect(write(author, itemId)).rejects.toThrow("missing");
    }
  });

  test("is refused on a static page", async () => {
    const [page] = await db
      .insert(items)
      .values({ type: "article", state: "live", authorId: reader, publishedAt: new Date("2026-01-01") })
      .returning({ id: items.id });
    const itemId = page?.id ?? "";
    expect((await write(reader, itemId)).itemId).toBe(itemId);
    await db.insert(stories).values({ itemId, storyType: "static_page" });
    await expect(write(reader, itemId)).rejects.toThrow("missing");
  });

  test.each([{ bannedAt: new Date() }, { deletionRequestedAt: new Date() }, { email: `${randomUUID()}@example.org` }])(
    "is refused to a user without a public profile: %j",
    async (changes) => {
      const user = await createReader(changes);
      await expect(write(user, dish)).rejects.toThrow("missing");
    },
  );
});

describe("a reply", () => {
  test("belongs to a shown comment of the same item and is counted there", async () => {
    const { id: parentId } = await write(reader, dish);
    const reply = await write(await createReader(), dish, { parentId });
    expect(await rowOf(reply.id)).toMatchObject({ parentId, kind: "comment" });
    expect(await rowOf(parentId)).toMatchObject({ replyCount: 1 });
  });

  test("is refused below a reply, a hidden, held or deleted comment, and on another item", async () => {
    const { id: parentId } = await write(await createReader(), dish);
    const other = await createReader();
    const { id: replyId } = await write(other, dish, { parentId });
    await expect(write(other, dish, { parentId: replyId })).rejects.toThrow("missing");
    await expect(write(other, await createDish(), { parentId })).rejects.toThrow("missing");
    await expect(write(other, dish, { parentId: randomUUID() })).rejects.toThrow("missing");
    for (const changes of [{ state: "held" }, { state: "hidden" }, { text: "", deletedAt: new Date() }] as const) {
      await change(parentId, { state: "visible", ...changes });
      await expect(write(other, dish, { parentId }), JSON.stringify(changes)).rejects.toThrow("missing");
    }
  });
});

describe("photos", () => {
  test("are stored in their order", async () => {
    const photoIds = [await createUpload(reader), await createUpload(reader), await createUpload(reader)];
    const { id } = await write(reader, dish, { photoIds });
    const rows = await db.select().from(commentPhotos).where(eq(commentPhotos.commentId, id));
    expect(rows.toSorted((a, b) => a.position - b.position).map((row) => row.pictureId)).toEqual(photoIds);
  });

  test("of other users, of other comments and unknown ones are refused, and store nothing", async () => {
    const user = await createReader();
    const used = await createUpload(user);
    await write(user, dish, { photoIds: [used] });
    for (const photo of [await createUpload(reader), used, randomUUID()]) {
      const photoIds = [await createUpload(user), photo];
      await expect(write(user, dish, { photoIds })).rejects.toThrow("photoMissing");
    }
    expect(await db.$count(comments, eq(comments.authorId, user))).toBe(1);
  });
});

describe("held for review is", () => {
  test("the comment of a new account, until one was approved", async () => {
    const user = await createReader({ createdAt: new Date() });
    const first = await write(user, dish);
    expect(first).toMatchObject({ state: "held", reasons: ["new_account"] });
    expect(await write(user, dish)).toMatchObject({ state: "held" });
    await change(first.id, { state: "visible", reasons: [] });
    expect(await write(user, dish)).toMatchObject({ state: "visible" });
    const editor = await createReader({ createdAt: new Date(), newType: "editor" });
    expect(await write(editor, dish)).toMatchObject({ state: "visible" });
  });

  test("a first link, until one was approved", async () => {
    const user = await createReader();
    const first = await write(user, dish, { text: "Siehe https://brot.example/teig" });
    expect(first).toMatchObject({ state: "held", reasons: ["first_link"] });
    await change(first.id, { state: "visible", reasons: [] });
    expect(await write(user, dish, { text: "Oder https://brot.example/brei" })).toMatchObject({ state: "visible" });
  });

  test("a text that was written before", async () => {
    const user = await createReader();
    const text = "Dieses Rezept habe ich nun schon dreimal für meine ganze Familie gekocht.";
    await write(user, dish, { text });
    const shouted = text.toUpperCase().replaceAll(" ", "  ");
    expect(await write(user, await createDish(), { text: shouted })).toMatchObject({ reasons: ["repeated_text"] });
    expect(await write(await createReader(), dish, { text })).toMatchObject({ reasons: ["repeated_text"] });
    for (const one of [user, await createReader()]) {
      expect(await write(one, dish, { text: "Lecker!" })).toMatchObject({ state: "visible" });
    }
  });

  test("a repeated text longer than a month ago is not", async () => {
    const user = await createReader();
    const text = "Auch in diesem Herbst wieder der beste Kuchen von allen.";
    const { id } = await write(user, dish, { text });
    await change(id, { createdAt: new Date(Date.now() - 31 * 86_400_000) });
    expect(await write(user, dish, { text })).toMatchObject({ state: "visible" });
  });

  test("what exceeds a burst, also when all of it comes at once", async () => {
    const user = await createReader();
    const saved = await Promise.all(Array.from({ length: burstCount + 3 }, () => write(user, dish)));
    expect(saved.filter(({ state }) => state === "visible")).toHaveLength(burstCount);
    expect(saved.filter(({ reasons }) => reasons.includes("burst"))).toHaveLength(3);
  });
});

test("hostile texts are stored as plain text", async () => {
  const user = await createReader();
  const texts = [
    `<img src=x onerror="alert(1)">`,
    "'; drop table comments; --",
    "a\u0000b\u202ec\u200bd",
    "👩‍💻🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    `%s \\u0000 \${x} {{y}}`,
    "Z\u0338\u0338\u0338\u0338\u0338\u0338",
    "x".repeat(2000),
  ];
  for (const text of texts) {
    const { id } = await write(user, dish, { text });
    expect(await rowOf(id)).toMatchObject({ text: newCommentSchema.shape.text.parse(text) });
  }
  await expect(db.$count(users)).resolves.toBeGreaterThan(0);
});
