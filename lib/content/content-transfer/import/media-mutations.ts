import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { sniffType } from "#lib/platform/media/pictures/formats.ts";
import { createPicture, deletePicture } from "#lib/platform/media/pictures/mutations.ts";
import { createVideo } from "#lib/platform/media/videos/mutations.ts";
import type { ContentFiles } from "../archive/content-files.ts";
import { insertPlannedPicture, insertPlannedVideo, updatePicture } from "../kinds/people-and-media-mutations.ts";
import type { ProblemCode } from "../problem.ts";
import type { PictureEntry, VideoEntry } from "../schema/reference-data.ts";

const pictureEndings = ["jpg", "jpeg", "png", "webp"];

/** Stores files of pictures and clips, or checks them in a dry run. */
export interface MediaImport {
  savePicture(tx: Transaction, id: string, entry: PictureEntry): Promise<ProblemCode | null>;
  saveVideo(tx: Transaction, id: string, entry: VideoEntry): Promise<ProblemCode | null>;
  /** Deletes the pictures that were stored, when the rest of the import has failed. */
  undo(): Promise<void>;
}

/** A dry run writes nothing to the storage. */
export function createMediaImport(files: ContentFiles, isDryRun: boolean): MediaImport {
  const stored: string[] = [];

  async function savePicture(tx: Transaction, id: string, entry: PictureEntry): Promise<ProblemCode | null> {
    const name = pictureEndings.map((ending) => `pictures/${entry.key}.${ending}`).find((one) => files.names.has(one));
    if (!name) return "noFile";
    const bytes = await files.read(name);
    if (!sniffType(bytes)?.startsWith("image/")) return "badFile";
    if (isDryRun) {
      await insertPlannedPicture(tx, id, entry);
      return null;
    }
    await createPicture(bytes, { id, alts: entry.alts, credit: entry.credit });
    stored.push(id);
    if (entry.focalX !== undefined || entry.crops) await updatePicture(tx, id, entry);
    return null;
  }

  async function saveVideo(tx: Transaction, id: string, entry: VideoEntry): Promise<ProblemCode | null> {
    const nameOf = (ending: string) => `videos/${entry.key}.${ending}`;
    // A clip without sound needs none.
    const readCaptionsOf = async (locale: Locale) =>
      files.names.has(nameOf(`${locale}.vtt`)) ? String(Buffer.from(await files.read(nameOf(`${locale}.vtt`)))) : "";
    if (!files.names.has(nameOf("mp4"))) return "noFile";
    if (isDryRun) {
      await insertPlannedVideo(tx, id, entry);
      return null;
    }
    const { key: _, ...details } = entry;
    await createVideo({
      ...details,
      id,
      mp4: await files.read(nameOf("mp4")),
      webm: files.names.has(nameOf("webm")) ? await files.read(nameOf("webm")) : undefined,
      captions: { de: await readCaptionsOf("de"), en: await readCaptionsOf("en") },
    });
    return null;
  }

  const catchBadFile = (error: unknown): ProblemCode => {
    if (error instanceof MediaError && error.code !== "storage_unavailable") return "badFile";
    throw error;
  };

  return {
    savePicture: (tx, id, entry) => savePicture(tx, id, entry).catch(catchBadFile),
    saveVideo: (tx, id, entry) => saveVideo(tx, id, entry).catch(catchBadFile),
    undo: async () => {
      // A poster stays with its clip, which the next import finds.
      for (const id of stored) await deletePicture(id).catch(() => {});
    },
  };
}
