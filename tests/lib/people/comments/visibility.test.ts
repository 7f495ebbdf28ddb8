import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { isCommentable, isShownComment, isShownReply, isShownThread } from "#lib/people/comments/visibility.ts";
import { db } from "#lib/platform/db/client.ts";
import { type CommentState, comments } from "#lib/platform/db/tables/community/comments.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { change, createDish, createReader, write } from "./fixtures.ts";

setUpDatabase();

let dish: string;
beforeAll(async () => {
  dish = await createDish();
});

/** Each comment has an author of its own: many in a short time would be held. */
const writeAs = async (parentId?: string) => (await write(await createReader(), dish, { parentId })).id;

interface Facts {
  state?: CommentState;
  isDeleted?: boolean;
}

const columnsOf = ({ state = "visible", isDeleted = false }: Facts) => ({
  state,
  ...(isDeleted && { deletedAt: currentTime(), text: "" }),
});

async function shownAs(id: string): Promise<string[]> {
  const conditions: [string, SQL][] = [
    ["comment", isShownComment()],
    ["thread", isShownThread()],
    ["reply", isShownReply()],
  ];
  const found = await Promise.all(
    conditions.map(async ([name, condition]) => {
      const isOwn = sql`${comments.id} = ${id} and ${condition}`;
      return (await db.$count(comments, isOwn)) > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

describe("a comment", () => {
  test.each<[string, Facts, string[]]>([
    ["that is visible", {}, ["comment", "thread"]],
    ["that is held", { state: "held" }, []],
    ["that is hidden", { state: "hidden" }, []],
    ["that was deleted", { isDeleted: true }, []],
  ])("%s", async (_, facts, shown) => {
    const id = await writeAs();
    await change(id, columnsOf(facts));
    expect(await shownAs(id)).toEqual(shown);
  });

  test("that was deleted begins a thread as long as it has replies", async () => {
    const id = await writeAs();
    const reply = await writeAs(id);
    await change(id, columnsOf({ isDeleted: true }));
    expect(await shownAs(id)).toEqual(["thread"]);
    expect(await shownAs(reply)).toEqual(["comment", "reply"]);
    await change(reply, columnsOf({ isDeleted: true }));
    expect(await shownAs(id)).toEqual([]);
  });
});

describe("a reply", () => {
  test.each<[string, Facts, Facts, string[]]>([
    ["that is visible", {}, {}, ["comment", "reply"]],
    ["that is held", { state: "held" }, {}, []],
    ["that was deleted", { isDeleted: true }, {}, []],
    ["whose thread is held is not read by itself", {}, { state: "held" }, ["reply"]],
    ["whose thread is hidden is not read by itself", {}, { state: "hidden" }, ["reply"]],
  ])("%s", async (_, facts, thread, shown) => {
    const parentId = await writeAs();
    const id = await writeAs(parentId);
    await change(parentId, columnsOf(thread));
    await change(id, columnsOf(facts));
    expect(await shownAs(id)).toEqual(shown);
  });
});

test("readers comment on public items, but not on pages such as the imprint", async () => {
  const isOpen = async (id: string) => (await db.$count(items, sql`${items.id} = ${id} and ${isCommentable()}`)) > 0;
  const [recipe, draft, news, page] = [await createDish(), await createDish(), await createDish(), await createDish()];
  await db.update(items).set({ state: "draft" }).where(eq(items.id, draft));
  await db.insert(stories).values({ itemId: news, storyType: "news" });
  await db.insert(stories).values({ itemId: page, storyType: "static_page" });
  expect(await Promise.all([recipe, draft, news, page].map(isOpen))).toEqual([true, false, true, false]);
});
