import "server-only";
import { eq, lte, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { previewLinks } from "#lib/platform/db/tables/planning/preview-links.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { PreviewLinkError } from "./errors.ts";
import { findSubject, listPreviewLinks, lockLink } from "./queries.ts";
import { maxPreviewLinks, type PreviewSubject, previewDays } from "./subject.ts";

const dayMs = 86_400_000;

/**
 * Makes a link that shows a recipe, a story or a draft to people without an account for seven days.
 *
 * @returns its id
 * @throws PreviewLinkError
 */
export async function createPreviewLink(
  editorId: string,
  subject: PreviewSubject,
  now = currentTime(),
): Promise<string> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new PreviewLinkError("forbidden");
    const found = await findSubject(tx, subject);
    if (!found) throw new PreviewLinkError("missing");
    await tx.delete(previewLinks).where(lte(previewLinks.expiresAt, sql`now()`));
    if ((await listPreviewLinks(subject, tx)).length >= maxPreviewLinks) throw new PreviewLinkError("full");
    const [created] = await tx
      .insert(previewLinks)
      .values({
        ...(subject.type === "item" ? { itemId: subject.id } : { draftId: subject.id }),
        createdBy: editorId,
        expiresAt: new Date(now.getTime() + previewDays * dayMs),
      })
      .returning({ id: previewLinks.id });
    if (!created) throw new Error("insert of a preview link returned no row");
    await recordChange(tx, {
      actorId: editorId,
      action: "create",
      subjectType: found.subjectType,
      subjectId: subject.id,
      subjectName: found.name,
      details: { previewLink: created.id },
    });
    return created.id;
  });
}

/**
 * Revokes a link at once and for good.
 *
 * @throws PreviewLinkError
 */
export async function revokePreviewLink(editorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new PreviewLinkError("forbidden");
    const subject = await lockLink(tx, id);
    if (!subject) throw new PreviewLinkError("missing");
    const found = await findSubject(tx, subject);
    await tx.update(previewLinks).set({ revokedAt: currentTime() }).where(eq(previewLinks.id, id));
    await recordChange(tx, {
      actorId: editorId,
      action: "delete",
      subjectType: found?.subjectType ?? "recipe",
      subjectId: subject.id,
      subjectName: found?.name ?? "",
      details: { previewLink: id },
    });
  });
}
