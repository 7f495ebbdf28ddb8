import "server-only";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { requireEditor } from "#lib/platform/desk-resources/desk-change.ts";
import { createPicture } from "#lib/platform/media/pictures/mutations.ts";

/**
 * Stores the picture of a house advertisement as one of the site. It stays when the account of the
 * editor is deleted, and in the library it counts as one of the editors.
 *
 * @returns its id
 * @throws DeskError "forbidden"
 * @throws {MediaError} see `createPicture`
 */
export async function addAdPicture(editorId: string, file: Uint8Array): Promise<string> {
  const { id } = await createPicture(file, {
    // The advertisement has a title, which stands for the picture.
    alts: { de: "", en: "" },
    onCreated: async (tx, picture) => {
      await requireEditor(tx, editorId);
      const subject = { subjectType: "picture", subjectId: picture.id, subjectName: "" } as const;
      await recordChange(tx, { actorId: editorId, action: "create", ...subject });
    },
  });
  return id;
}
