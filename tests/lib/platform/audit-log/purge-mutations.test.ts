import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anonymizeAuditEntries } from "#lib/platform/audit-log/purge-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("no line about a deleted user names them, of any kind", async () => {
  const [userId, otherId] = [randomUUID(), randomUUID()];
  const line = { actorId: null, action: "update", subjectId: userId, subjectName: "Berta Beispiel" } as const;
  await db.transaction(async (tx) => {
    await recordChange(tx, {
      ...line,
      subjectType: "account",
      details: { from: "editor", to: "community", reason: "Berta Beispiel will es so." },
    });
    await recordChange(tx, {
      ...line,
      subjectType: "author",
      details: { from: "berta-beispiel", to: "berta-neu" },
    });
    await recordChange(tx, { ...line, subjectType: "partner", details: {} });
    await recordChange(tx, {
      ...line,
      subjectType: "invitation",
      subjectId: randomUUID(),
      subjectName: "berta@example.org",
      details: { role: "editor" },
    });
    await recordChange(tx, { ...line, subjectType: "author", subjectId: otherId, subjectName: "Carla", details: {} });
    await anonymizeAuditEntries(tx, userId, "berta@example.org");
  });
  const lines = await db.select().from(auditLog);
  expect(JSON.stringify(lines)).not.toMatch(/berta/i);
  expect(JSON.stringify(lines)).not.toContain(userId);
  expect(lines.find(({ subjectType }) => subjectType === "account")?.details).toEqual({
    from: "editor",
    to: "community",
  });
  expect(lines.find(({ subjectType }) => subjectType === "invitation")?.details).toEqual({ role: "editor" });
  expect(lines.find(({ subjectId }) => subjectId === otherId)?.subjectName).toBe("Carla");
  expect(lines).toHaveLength(5);
});
