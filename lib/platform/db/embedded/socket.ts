import { createHash } from "node:crypto";
import { chmod, lstat, mkdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { changeOwner, type Identity } from "./identity.ts";

/**
 * Creates a folder only the user of the server can enter, which is the whole access control. It is
 * in /tmp because the path of a socket is limited to about 100 bytes and all processes have to
 * compute the same one.
 */
export async function ensureSocketDir(cluster: string, identity: Identity): Promise<string> {
  const uid = identity.owner?.uid ?? process.getuid?.();
  const path = `/tmp/tischlein-${createHash("sha256").update(`${uid}:${cluster}`).digest("hex").slice(0, 12)}`;
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  const stats = await lstat(path);
  if (!stats.isDirectory() || ![uid, process.getuid?.()].includes(stats.uid)) {
    throw new UserFacingError(`${path} belongs to another user. Remove it, or set DATA_DIR to another folder.`);
  }
  await chmod(path, 0o700);
  await changeOwner(identity, path);
  return path;
}

export function isListening(socketDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketDir, ".s.PGSQL.5432"));
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Connection string of a database on that socket. */
export function buildSocketUrl(socketDir: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
