import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ExportFile } from "./export-files-queries.ts";

/** Writes files below a folder, which is created. Files with other names stay. */
export async function writeFolder(folder: string, files: readonly ExportFile[]): Promise<void> {
  for (const file of files) {
    const path = join(folder, file.name);
    await mkdir(dirname(path), { recursive: true });
    if ("text" in file) await writeFile(path, file.text);
    else await pipeline(await file.open(), createWriteStream(path));
  }
}
