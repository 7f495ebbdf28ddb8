import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type AdaptationContent, emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { deleteAdaptation, saveAdaptation } from "#lib/kitchen/adaptations/mutations.ts";
import { getAdaptation, listAdaptations, listAdaptedIds } from "#lib/kitchen/adaptations/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";

setUpDatabase();

let itemId: string;
let userId: string;

beforeEach(async () => {
  itemId = await createPublicRecipe();
  userId = (await createMember()).id;
});

const withNote = (note: string): AdaptationContent => ({
  ...emptyAdaptation,
  tries: [{ date: "2026-05-03", rating: null, note }],
});

async function create(note = "Gut."): Promise<number> {
  const outcome = await saveAdaptation({ userId, itemId, version: 0, content: withNote(note) });
  if (outcome.status !== "saved") throw new Error(outcome.status);
  return outcome.version;
}

test("stores a version, and changes it on top of the one that was seen", async () => {
  const version = await create();
  const changed = await saveAdaptation({ userId, itemId, version, content: withNote("Besser.") });
  expect(changed).toEqual({ status: "saved", version: version + 1 });
  expect(await getAdaptation(userId, itemId)).toMatchObject({ version: version + 1, content: withNote("Besser.") });
});

test("a device with an older version gets a conflict and overwrites nothing", async () => {
  const version = await create();
  await saveAdaptation({ userId, itemId, version, content: withNote("Besser.") });
  const late = await saveAdaptation({ userId, itemId, version, content: withNote("Schlechter.") });
  expect(late).toEqual({ status: "conflict", version: version + 1 });
  expect(await getAdaptation(userId, itemId)).toMatchObject({ content: withNote("Besser.") });
});

test("sending the same again changes nothing", async () => {
  const version = await create();
  const repeated = await saveAdaptation({ userId, itemId, version: 0, content: withNote("Gut.") });
  expect(repeated).toEqual({ status: "saved", version });
});

test("of devices that begin at once one is stored, the others get a conflict", async () => {
  const saves = Array.from({ length: 8 }, (_, index) =>
    saveAdaptation({ userId, itemId, version: 0, content: withNote(`Versuch ${index}`) }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === "saved")).toHaveLength(1);
  expect(statuses.filter((status) => status === "conflict")).toHaveLength(7);
});

test("nothing left to store deletes it, and a device that has not heard of it gets a conflict", async () => {
  const version = await create();
  expect(await saveAdaptation({ userId, itemId, version, content: emptyAdaptation })).toEqual({
    status: "saved",
    version: 0,
  });
  expect(await getAdaptation(userId, itemId)).toBeNull();
  const late = await saveAdaptation({ userId, itemId, version, content: withNote("Spät.") });
  expect(late).toEqual({ status: "conflict", version: 0 });
});

test("a recipe that is not public cannot be adapted, but its adaptation is listed and deleted", async () => {
  const version = await create();
  await db
    .update(items)
    .set({ expiresAt: new Date(0) })
    .where(eq(items.id, itemId));
  const outcome = await saveAdaptation({ userId, itemId, version, content: withNote("Besser.") });
  expect(outcome).toEqual({ status: "missing" });
  const { data } = await listAdaptations("de", { userId, page: 1 });
  expect(data).toMatchObject([{ recipeId: itemId, title: "Spätzle", href: null, content: withNote("Gut.") }]);
  await deleteAdaptation({ userId, itemId });
  expect((await listAdaptations("de", { userId, page: 1 })).data).toEqual([]);
});

test("users see their own adaptations only", async () => {
  await create();
  const other = await createMember();
  expect(await listAdaptedIds(userId, [itemId])).toEqual(new Set([itemId]));
  expect(await listAdaptedIds(other.id, [itemId])).toEqual(new Set());
  expect(await getAdaptation(other.id, itemId)).toBeNull();
  await deleteAdaptation({ userId: other.id, itemId });
  expect(await getAdaptation(userId, itemId)).not.toBeNull();
});
