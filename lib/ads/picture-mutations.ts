import "server-only";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { createPicture } from "#lib/media/pictures/mutations.ts";
import { AdError } from "./errors.ts";

/**
 * Stores the picture of a house advertisement as one of the site. It stays when the account of the
 * editor is deleted, and in the library it counts as one of the editors.
 *
 * @returns its id
 * @throws {AdError} "missing" for a user who is no editor
 * @throws {MediaError} see `createPicture`
 */
export async function addAdPicture(editorId: string, file: Uint8Array): Promise<string> {
  const { id } = await createPicture(file, {
    // The advertisement has a title, which stands for the picture.
    alts: { de: "", en: "" },
    onCreated: async (tx, picture) => {
      if (!(await lockEditor(tx, editorId))) throw new AdError("missing");
      const subject = { subjectType: "picture", subjectId: picture.id, subjectName: "" } as const;
      await recordChange(tx, { actorId: editorId, action: "create", ...subject });
    },
  });
  return id;
}
