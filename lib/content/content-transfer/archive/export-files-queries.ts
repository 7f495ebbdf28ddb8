import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { readAllContent } from "../export-queries.ts";
import { kindNames } from "../kind-names.ts";
import { listPictureFiles, listVideoFiles } from "../kinds/people-and-media-queries.ts";
import { tableKinds } from "../table/columns.ts";
import { writeCsv } from "../table/csv.ts";
import { toListedRecipe } from "../table/recipe-list.ts";

/** A file of an export: its text, or what opens it. */
export type ExportFile = { name: string } & ({ text: string } | { open(): Promise<Readable> });

interface ExportOptions {
  withMedia: boolean;
  /** One file per recipe and story in place of a list. */
  isSplit?: boolean;
}

/** All files of an export, read at one moment; pictures and clips when they are opened. */
export async function listExportFiles({ withMedia, isSplit = false }: ExportOptions): Promise<ExportFile[]> {
  return db.transaction(
    async (tx) => {
      const content = await readAllContent(tx);
      const files: ExportFile[] = kindNames.flatMap((kind) =>
        isSplit && (kind === "recipes" || kind === "stories")
          ? content[kind].map((entry) => ({ name: `${kind}/${entry.key}.json`, text: toJson(entry) }))
          : { name: `${kind}.json`, text: toJson(content[kind]) },
      );
      const pictureKeys = new Set(content.pictures.map(({ key }) => String(key)));
      return withMedia ? [...files, ...(await listMediaFiles(tx, pictureKeys))] : files;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Tables for spreadsheets: the kinds that fit into one, and a list of recipes. */
export async function listTableFiles({ isForExcel }: { isForExcel: boolean }): Promise<ExportFile[]> {
  const content = await readAllContent();
  const recipes = content.recipes.map(toListedRecipe);
  return [
    ...tableKinds.map((kind) => ({ name: `${kind}.csv`, text: writeCsv(content[kind], { isForExcel }) })),
    { name: "recipe-list.csv", text: writeCsv(recipes, { isForExcel }) },
  ];
}

async function listMediaFiles(tx: Transaction, pictureKeys: ReadonlySet<string>): Promise<ExportFile[]> {
  const pictures = [...(await listPictureFiles(tx))]
    .filter(([id]) => pictureKeys.has(id))
    .map(([id, storageKey]) => toFile(`pictures/${id}.jpg`, storageKey));
  const videos = (await listVideoFiles(tx)).flatMap(({ id, mp4Key, webmKey, captionKeys }) => [
    toFile(`videos/${id}.mp4`, mp4Key),
    ...(webmKey ? [toFile(`videos/${id}.webm`, webmKey)] : []),
    ...locales.flatMap((locale) =>
      captionKeys[locale] ? [toFile(`videos/${id}.${locale}.vtt`, captionKeys[locale])] : [],
    ),
  ]);
  return [...pictures, ...videos];
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const toFile = (name: string, storageKey: string): ExportFile => ({
  name,
  open: async () => {
    const stream = await getMediaStorage().get(storageKey);
    if (!stream) throw new Error(`The storage has no ${storageKey}, the file of ${name}.`);
    return Readable.fromWeb(stream as NodeStream);
  },
});
