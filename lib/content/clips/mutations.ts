import "server-only";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import {
  changeAsEditor,
  type DeskTarget,
  requireCurrent,
  requireEditor,
} from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { isSitePicture } from "#lib/platform/media/site-pictures.ts";
import { deleteScheduledFile, scheduleFileDeletion } from "#lib/platform/media/storage/file-mutations.ts";
import { videoKey } from "#lib/platform/media/storage/storage-key.ts";
import { createVideo, type VideoRow } from "#lib/platform/media/videos/mutations.ts";
import type { VideoFile } from "#lib/platform/media/videos/video.ts";
import { storeVideoFiles } from "#lib/platform/media/videos/video-files.ts";
import { type ClipFiles, checkClipCaptions, checkClipFiles } from "./clip-files.ts";
import { ClipInputError } from "./errors.ts";
import { findClip, lockClip } from "./queries.ts";
import { groupClipUses } from "./use-queries.ts";

export interface ClipInput {
  titles: Localized;
  posterId: string;
  /** WebVTT documents; empty for a language without captions. */
  captions: Localized;
  files: ClipFiles;
}

/**
 * Stores a new clip of the site.
 *
 * @throws {DeskError} "forbidden", or "missing" for a poster that is none
 * @throws {ClipInputError} for files and captions that cannot be stored
 * @throws {MediaError} "storage_unavailable"
 */
export async function createClip(editorId: string, input: ClipInput): Promise<DeskChange> {
  // Before files are read and stored, so that other users cannot cause that work.
  await changeAsEditor(editorId, async () => {});
  const { titles, posterId, captions, files } = input;
  const facts = checkClipFiles(files);
  if (!facts || !files.mp4) throw new ClipInputError("mp4", "required");
  checkClipCaptions(captions, facts.seconds);
  await db.transaction((tx) => requirePoster(tx, posterId));
  const { id } = await createVideo({
    titles,
    posterId,
    captions,
    ...facts,
    mp4: files.mp4,
    webm: files.webm ?? undefined,
    onCreated: async (tx, row) => {
      await requireEditor(tx, editorId);
      await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(row) });
    },
  });
  return { id, tags: [cacheTags.feeds] };
}

/**
 * Changes a clip. A new MP4 replaces both files, because a WebM shows the same. Every changed file
 * has a new address, which caches do not know.
 *
 * @throws {DeskError} "forbidden", "missing" or "conflict"
 * @throws {ClipInputError} for files and captions that cannot be stored
 * @throws {MediaError} "storage_unavailable"
 */
export async function updateClip({ editorId, id, version }: DeskTarget, input: ClipInput): Promise<DeskChange> {
  // Before files are read and stored, so that other users cannot cause that work.
  await changeAsEditor(editorId, async () => {});
  const before = await findClip(id);
  if (!before) throw new DeskError("missing");
  const { titles, posterId, captions, files } = input;
  const facts = checkClipFiles(files);
  checkClipCaptions(captions, facts?.seconds ?? before.seconds);
  const folder = randomUUID();
  const newFiles = listNewFiles(input, before.captions);
  const keyOf = (file: VideoFile, former: string) => (newFiles.has(file) ? videoKey(folder, file) : former);
  const outdated: string[] = [];
  const change = await storeVideoFiles(folder, newFiles, () =>
    changeAsEditor(editorId, async (tx) => {
      const stored = requireCurrent(await lockClip(tx, id), version);
      if (stored.posterId !== posterId) await requirePoster(tx, posterId);
      const { mp4Key, webmKey, captionKeys } = stored;
      const row = {
        titles,
        posterId,
        ...facts,
        version: version + 1,
        mp4Key: keyOf("video.mp4", mp4Key),
        webmKey: keyOf("video.webm", files.mp4 ? "" : (webmKey ?? "")) || null,
        captionKeys: {
          de: captions.de && keyOf("captions-de.vtt", captionKeys.de ?? ""),
          en: captions.en && keyOf("captions-en.vtt", captionKeys.en ?? ""),
        },
      };
      await tx.update(videos).set(row).where(eq(videos.id, id));
      const kept = [row.mp4Key, row.webmKey, ...Object.values(row.captionKeys)];
      const former = [mp4Key, webmKey ?? "", captionKeys.de ?? "", captionKeys.en ?? ""];
      outdated.push(...former.filter((key) => key !== "" && !kept.includes(key)));
      for (const key of outdated) await scheduleFileDeletion(tx, key);
      await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf({ id, titles }) });
      return noteClipChange(tx, id);
    }),
  );
  // A clip that is playing may stop after what was loaded; the change itself is stored.
  for (const key of outdated) await deleteScheduledFile(key);
  return change;
}

/**
 * Deletes a clip that nothing shows. Its files stay until it can no longer be restored.
 *
 * @throws {DeskError} "forbidden", "missing", "conflict" or "used"
 */
export function deleteClip({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const clip = requireCurrent(await lockClip(tx, id), version);
    if (Object.keys(await groupClipUses(tx, id)).length > 0) throw new DeskError("used");
    await recordDeletion(tx, { kind: "clip", id, label: clip.titles, editorId });
    await tx.delete(videos).where(eq(videos.id, id));
    return { id, tags: [] };
  });
}

function listNewFiles({ files, captions }: ClipInput, former: Localized): Map<VideoFile, Uint8Array> {
  const listed = new Map<VideoFile, Uint8Array>();
  if (files.mp4) listed.set("video.mp4", files.mp4);
  if (files.webm) listed.set("video.webm", files.webm);
  for (const locale of locales) {
    const isNew = captions[locale] !== "" && captions[locale] !== former[locale];
    if (isNew) listed.set(`captions-${locale}.vtt`, Buffer.from(captions[locale]));
  }
  return listed;
}

/** Tells readers of the API what shows the clip: it is part of their answers. */
async function noteClipChange(tx: Transaction, id: string): Promise<DeskChange> {
  const { item = [], module = [] } = await groupClipUses(tx, id);
  for (const [scope, ids] of [["item", item] as const, ["collection", module] as const]) {
    const list = sql.join(
      ids.map((one) => sql`${one}::uuid`),
      sql`, `,
    );
    if (ids.length > 0) await tx.execute(sql`select note_content_changes(${scope}, array[${list}])`);
  }
  return { id, tags: [cacheTags.feeds], itemIds: item };
}

async function requirePoster(tx: Transaction, pictureId: string): Promise<void> {
  if (!(await isSitePicture(tx, pictureId))) throw new DeskError("missing", "posterId");
}

const subjectOf = ({ id, titles }: Pick<VideoRow, "id" | "titles">) =>
  ({ subjectType: "clip", subjectId: id, subjectName: titles.de }) as const;
