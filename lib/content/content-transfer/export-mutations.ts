import "server-only";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { db } from "#lib/platform/db/client.ts";

/** Notes in the audit log that an admin has downloaded all content. */
export async function recordExport(actorId: string, files: number): Promise<void> {
  const subject = { subjectType: "content", subjectId: null, subjectName: "" } as const;
  await db.transaction((tx) => recordChange(tx, { actorId, action: "export", ...subject, details: { files } }));
}
