import { kindNames } from "../kind-names.ts";
import { type ContentFiles, toContentFiles } from "./content-files.ts";
import { openZip, ZipError } from "./zip-files.ts";

/**
 * Opens an uploaded file: a zip, or one list or table with the name of its kind. A browser numbers
 * downloads of the same name, as in "recipes (1).json".
 *
 * @throws {ZipError} for any other file
 */
export async function openContentFile(name: string, bytes: Uint8Array): Promise<ContentFiles> {
  const [, kind, ending] = /^(\w+)(?: ?\(\d+\))?\.(json|csv)$/.exec(name.replace(/^.*[\\/]/, "")) ?? [];
  if (kind && kindNames.some((one) => one === kind)) return toContentFiles(new Map([[`${kind}.${ending}`, bytes]]));
  if (/\.(?:json|csv)$/i.test(name)) throw new ZipError("unknown name");
  return openZip(bytes);
}
