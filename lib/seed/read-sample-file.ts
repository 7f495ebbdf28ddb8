import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads what the sample site has besides content: `sample/<name>.json`. */
export async function readSampleFile<Data>(name: string): Promise<Data> {
  return JSON.parse(await readFile(join(import.meta.dirname, "sample", `${name}.json`), "utf8"));
}
