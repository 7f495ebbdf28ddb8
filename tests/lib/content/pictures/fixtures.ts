import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";

/** Creates a picture of the site without a file. */
export async function createHousePicture(changes: Partial<typeof pictures.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await db.insert(pictures).values({
    id,
    storageKey: pictureKey(id),
    mime: "image/jpeg",
    width: 1536,
    height: 1152,
    bytes: 1,
    placeholder: "",
    alts: { de: "Schale Hummus", en: "A bowl of hummus" },
    ...changes,
  });
  return id;
}

/** The lines of the audit log about a picture. */
export async function readAuditLog(pictureId: string) {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, pictureId)).orderBy(auditLog.createdAt);
  return rows.map(({ action, actorId, details, subjectName }) => ({ action, actorId, details, subjectName }));
}
