import { cp, symlink } from "node:fs/promises";
import { join, relative } from "node:path";

/** Neither sources nor part of the build, or stored pages of the other site. */
const leftOut = /^(?:node_modules|\.git|test-results|data|\.next[^/]*\/(?:cache|server\/route-cache))(?:\/|$)/;

/**
 * Copies the sources and the build of the working directory into a folder, in which a further site
 * can start: sites of one build share stored pages, which hold settings and data.
 */
export async function copyBuild(folder: string): Promise<void> {
  const root = process.cwd();
  await cp(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !leftOut.test(relative(root, source)),
  });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}
