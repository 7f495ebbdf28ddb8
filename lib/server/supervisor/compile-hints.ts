import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";

/** @see https://github.com/v8/v8/wiki/Explicit-compile-hints */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the scripts of a build, so that browsers compile their functions while they are loaded and
 * not one by one when they are called: Chrome spends a third less time in them. Others ignore the
 * comment.
 *
 * @param dir folder with the scripts
 */
export async function addCompileHints(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (extname(name) !== ".js") continue;
    const path = join(dir, name);
    const script = await readFile(path, "utf8");
    if (!script.startsWith(hint)) await writeFileAtomically(path, Buffer.from(hint + script));
  }
}
