import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { runAndRollback } from "#lib/platform/db/run-and-rollback.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const count = (key: string) => db.$count(appMetadata, eq(appMetadata.key, key));

test("rolls back its writes and keeps the rest of the transaction", async () => {
  await db.transaction(async (tx) => {
    await tx.insert(appMetadata).values({ key: "before", value: "1" });
    await runAndRollback(tx, (inner) => inner.insert(appMetadata).values({ key: "undone", value: "1" }));
    await tx.insert(appMetadata).values({ key: "after", value: "1" });
  });
  expect([await count("before"), await count("undone"), await count("after")]).toEqual([1, 0, 1]);
});

test("passes on errors", async () => {
  const wrong = new Error("no");
  await expect(db.transaction((tx) => runAndRollback(tx, () => Promise.reject(wrong)))).rejects.toBe(wrong);
});
