import { readFile } from "node:fs/promises";
import { type ClipInput, createClip } from "#lib/content/clips/mutations.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";

export const captions = "WEBVTT\n\n00:00.000 --> 00:04.000\nEis, Gin, Wermut.\n";

export const readSample = async (file: string) => new Uint8Array(await readFile(`lib/seed/content/videos/${file}`));

/** A clip as an editor sends it, with both files and German captions. */
export async function clipInput(changes: Partial<ClipInput> = {}): Promise<ClipInput> {
  return {
    titles: { de: "Negroni rühren", en: "Stirring a Negroni" },
    posterId: changes.posterId ?? (await createHousePicture()),
    captions: { de: captions, en: "" },
    files: { mp4: await readSample("clip-negroni.mp4"), webm: await readSample("clip-negroni.webm") },
    ...changes,
  };
}

export async function createTestClip(editorId: string, changes: Partial<ClipInput> = {}): Promise<DeskChange> {
  return createClip(editorId, await clipInput(changes));
}
