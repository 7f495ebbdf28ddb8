import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Localized } from "#lib/platform/i18n/locales.ts";

const seedFolder = join(import.meta.dirname, "../../../lib/seed");

/** The pictures and clips of the sample content. */
export const picturesFolder = join(seedFolder, "content/pictures");

/** Reads a file of `lib/seed`, "content/units.json". */
export function readSample<Data>(name: string): Data {
  return JSON.parse(readFileSync(join(seedFolder, name), "utf8"));
}

/** Reads the files of a folder by their names without the ending. */
export function readSampleFolder<Data>(name: string): Map<string, Data> {
  const files = readdirSync(join(seedFolder, name)).sort();
  return new Map(files.map((file) => [parse(file).name, readSample<Data>(join(name, file))]));
}

/** Names of the files of pictures. */
export const pictures = readdirSync(picturesFolder).map((file) => parse(file).name);

const alts = new Map(
  readSample<{ key: string; alts: Localized }[]>("content/pictures.json").map(({ key, alts }) => [key, alts]),
);

/** What a picture shows. */
export function altOf(picture: string): Localized {
  const alt = alts.get(picture);
  if (!alt) throw new Error(`the picture "${picture}" is not in pictures.json`);
  return alt;
}

/** Both languages of a text that each language has in a place of its own. */
export function both<Text>(texts: Localized<Text>, read: (text: Text) => string | undefined): Localized {
  return { de: read(texts.de) ?? "", en: read(texts.en) ?? "" };
}

/** The same for a text that may be missing; one that only a language has is empty in the other. */
export function bothOrNone<Text>(
  texts: Localized<Text>,
  read: (text: Text) => string | undefined,
): Localized | undefined {
  return read(texts.de) || read(texts.en) ? both(texts, read) : undefined;
}
