import "server-only";
import { sql } from "drizzle-orm";
import { hasKeyedId, pictureIdKey, writeKeyedId } from "#lib/platform/db/json/keyed-ids.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { pictureColumns, pictureJsonColumns } from "#lib/platform/media/pictures/picture-references.ts";
import { pictureName, recordPictureChange } from "./mutations.ts";
import { type LibraryPicture, lockLibraryPicture } from "./queries.ts";
import { listPictureTags } from "./tag-queries.ts";

interface Replacement {
  /** The editor who acts. */
  editorId: string;
  /** The picture that leaves all its places. */
  id: string;
  /** The picture that takes them. */
  replacementId: string;
  /** Number of uses that the editor has been shown. */
  shownUseCount: number;
}

/**
 * Puts a picture of the library in the place of another one, everywhere. The replaced picture stays
 * in the library. A reader's upload cannot be a replacement: it would go with the account.
 *
 * @throws {DeskError} "forbidden", "missing" for one of the pictures, or "conflict" when the
 *   picture has other uses than the editor was shown
 */
export function replacePicture(replacement: Replacement): Promise<DeskChange> {
  const { editorId, id, replacementId, shownUseCount } = replacement;
  return changeAsEditor(editorId, async (tx) => {
    const [former, next] = await lockBoth(tx, id, replacementId);
    if (former.useCount !== shownUseCount) throw new DeskError("conflict");
    // Before the change, when the picture still has its uses.
    const tags = await listPictureTags(tx, id);
    await replaceInColumns(tx, id, replacementId);
    await replaceInJson(tx, id, replacementId);
    const details = { replacement: pictureName(next), replacementId, uses: former.useCount };
    await recordPictureChange(tx, { actorId: editorId, action: "update", picture: former, details });
    return { id, tags };
  });
}

/**
 * Locks both pictures in the order of their ids, so that two replacements cannot block each other.
 */
async function lockBoth(
  tx: Transaction,
  id: string,
  replacementId: string,
): Promise<[former: LibraryPicture, next: LibraryPicture]> {
  if (id === replacementId) throw new DeskError("missing");
  const locked = new Map<string, LibraryPicture | null>();
  for (const one of [id, replacementId].toSorted()) locked.set(one, await lockLibraryPicture(tx, one));
  const [former, next] = [locked.get(id), locked.get(replacementId)];
  if (!former || !next || next.isUpload) throw new DeskError("missing");
  return [former, next];
}

async function replaceInColumns(tx: Transaction, id: string, replacementId: string): Promise<void> {
  for (const { kind, table, column } of pictureColumns) {
    // A photo belongs to one comment only.
    const isFree =
      kind === "comment" ? sql`not exists (select from comment_photos where picture_id = ${replacementId})` : sql`true`;
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${replacementId}
      where ${sql.identifier(column)} = ${id} and ${isFree}`);
  }
}

async function replaceInJson(tx: Transaction, id: string, replacementId: string): Promise<void> {
  const [from, to] = [writeKeyedId(pictureIdKey, sql`${id}`), writeKeyedId(pictureIdKey, sql`${replacementId}`)];
  for (const { table, column, onReplace } of pictureJsonColumns) {
    const further = onReplace ? sql.raw(`, ${onReplace}`) : sql``;
    await tx.execute(sql`
      update ${sql.identifier(table)}
      set ${sql.identifier(column)} = replace(${sql.identifier(column)}::text, ${from}, ${to})::jsonb ${further}
      where ${hasKeyedId(sql.identifier(column), pictureIdKey, sql`${id}`)}`);
  }
}
