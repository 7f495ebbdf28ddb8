import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { settings } from "#lib/db/tables/settings.ts";
import { doAndUndo } from "#lib/db/undo.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const count = (key: string) => db.$count(settings, eq(settings.key, key));

test("what is done and undone leaves nothing, and the rest of the transaction stays", async () => {
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: "before", value: "1" });
    await doAndUndo(tx, (inner) => inner.insert(settings).values({ key: "undone", value: "1" }));
    await tx.insert(settings).values({ key: "after", value: "1" });
  });
  expect([await count("before"), await count("undone"), await count("after")]).toEqual([1, 0, 1]);
});

test("what goes wrong meanwhile is not hidden", async () => {
  const wrong = new Error("no");
  await expect(db.transaction((tx) => doAndUndo(tx, () => Promise.reject(wrong)))).rejects.toBe(wrong);
});
