import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  createCommentAction,
  deleteCommentAction,
  editCommentAction,
  setCommentLikeAction,
} from "#lib/people/comments/actions.ts";
import { db } from "#lib/platform/db/client.ts";
import { commentLikes, comments } from "#lib/platform/db/tables/community/comments.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createReader, rowOf, write } from "./fixtures.ts";

const session = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => session.userId && { id: session.userId, sessionId: "session" },
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let user: string;
let dish: string;
let pages: string[];
beforeEach(async () => {
  user = await createReader();
  session.userId = user;
  const slug = randomUUID();
  const texts = { de: recipeTexts(slug, "Spätzle"), en: recipeTexts(`${slug}-en`, "Spaetzle") };
  dish = await createTestRecipe(await createReader(), { texts });
  pages = (await itemTags(dish)).toSorted();
});

type FormAction<State> = (previous: never, form: FormData) => Promise<State>;

/** What the action answers, or where it leads to. */
async function send<State>(action: FormAction<State>, fields: Record<string, string>): Promise<State | string> {
  return action({ status: "open" } as never, toForm({ here: "/de/rezepte/spaetzle", ...fields })).catch(
    (error: Error) => error.message,
  );
}

const create = (fields: Record<string, string> = {}) =>
  send(createCommentAction, { itemId: dish, locale: "de", text: "Lecker.", ...fields });
const edit = (id: string, fields: Record<string, string> = {}) =>
  send(editCommentAction, { id, version: "1", locale: "de", text: "Noch besser.", ...fields });
const remove = (id: string) => send(deleteCommentAction, { id });
const like = (id: string, liked = "true") => send(setCommentLikeAction, { id, liked });

test("the pages of the recipe expire with each comment that is written, answered, edited or deleted", async () => {
  expect(pages).toHaveLength(2);
  const id = randomUUID();
  expect(await create({ id })).toEqual({ status: "sent" });
  expect(takeExpired()).toEqual(pages);
  expect(await create({ parentId: id, text: "Finde ich auch." })).toEqual({ status: "sent" });
  expect(takeExpired()).toEqual(pages);
  expect(await edit(id)).toEqual({ status: "sent" });
  expect(await rowOf(id)).toMatchObject({ text: "Noch besser.", itemId: dish, authorId: user });
  expect(takeExpired()).toEqual(pages);
  expect(await remove(id)).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual(pages);
});

test("a deletion that is repeated, and a like, which readers see later, expire nothing", async () => {
  const { id } = await write(await createReader(), dish);
  expect(await like(id)).toMatchObject({ ok: true });
  expect(await like(id, "false")).toMatchObject({ ok: true });
  const own = await write(user, dish);
  await remove(own.id);
  takeExpired();
  expect(await remove(own.id)).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual([]);
});

describe("nothing is stored and no page expires", () => {
  async function expectUnchanged(work: () => Promise<void>): Promise<void> {
    const read = async () => [await db.select().from(comments), await db.select().from(commentLikes)];
    const before = await read();
    await work();
    expect(await read()).toEqual(before);
    expect(takeExpired()).toEqual([]);
  }

  test("without a session: forms lead to signing in and back", async () => {
    const { id } = await write(user, dish);
    session.userId = null;
    const signIn = "redirected to /de/login?next=%2Fde%2Frezepte%2Fspaetzle";
    await expectUnchanged(async () => {
      expect(await create()).toBe(signIn);
      expect(await edit(id)).toBe(signIn);
      expect(await remove(id)).toMatchObject({ ok: false, code: "unauthorized" });
      expect(await like(id)).toMatchObject({ ok: false, code: "unauthorized" });
    });
  });

  test("for comments of other users", async () => {
    const { id } = await write(await createReader(), dish);
    await expectUnchanged(async () => {
      expect(await edit(id)).toMatchObject({ status: "invalid" });
      expect(await remove(id)).toMatchObject({ ok: true });
    });
  });

  test.each<[string, Record<string, string>, object]>([
    ["no text", { text: " \n " }, { status: "invalid", errors: { text: "empty" } }],
    ["a kind that there is not", { kind: "praise" }, { status: "invalid", errors: { kind: "kind" } }],
    ["a recipe that there is not", { itemId: randomUUID() }, { status: "invalid", errors: { text: "missing" } }],
    ["a parent that there is not", { parentId: randomUUID() }, { status: "invalid" }],
    ["an id that is none", { itemId: "1 or 1=1" }, { status: "failed" }],
    ["an unknown language", { locale: "fr" }, { status: "failed" }],
  ])("for a comment with %s", async (_, fields, answer) => {
    await expectUnchanged(async () => {
      expect(await create(fields)).toMatchObject(answer);
    });
  });

  test("for an edit of a version that is no longer stored", async () => {
    const { id } = await write(user, dish);
    await edit(id);
    takeExpired();
    await expectUnchanged(async () => {
      expect(await edit(id)).toMatchObject({ status: "invalid", errors: { text: "conflict" } });
    });
  });

  test("for what is no id or no like", async () => {
    const { id } = await write(user, dish);
    await expectUnchanged(async () => {
      expect(await remove("x")).toMatchObject({ ok: false, code: "invalid" });
      expect(await like(id, "perhaps")).toMatchObject({ ok: false, code: "invalid" });
      expect(await like(randomUUID())).toMatchObject({ ok: false, code: "missing" });
    });
  });
});
