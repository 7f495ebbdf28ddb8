import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/owned-resources.ts";

setUpDatabase();

test("a line of the audit log comes and goes with its change", async () => {
  const { id: actorId } = await createUser("editor");
  const change = { actorId, action: "create", subjectType: "tag", subjectId: null, subjectName: "Herbst" } as const;
  const failing = db.transaction(async (tx) => {
    await recordChange(tx, change);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await db.$count(auditLog)).toBe(0);
  await db.transaction((tx) => recordChange(tx, { ...change, details: { uses: 3 } }));
  const [line] = await db.select().from(auditLog).orderBy(desc(auditLog.createdAt));
  expect(line).toMatchObject({ ...change, details: { uses: 3 } });
});
