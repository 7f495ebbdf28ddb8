import { createHash } from "node:crypto";
import { chmod, lstat, mkdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { OperatorError } from "#lib/operator-error.ts";
import { giveTo, type Identity } from "./identity.ts";

/**
 * A folder only the server's user may enter, which is the whole access control. Not below the data folder and not below the
 * temporary folder of the system: the path of a socket may have about a hundred bytes, and all programs have to agree on it.
 */
export async function openSocketDir(cluster: string, identity: Identity): Promise<string> {
  const uid = identity.owner?.uid ?? process.getuid?.();
  const path = `/tmp/tischlein-${createHash("sha256").update(`${uid}:${cluster}`).digest("hex").slice(0, 12)}`;
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(path);
  if (!found.isDirectory() || ![uid, process.getuid?.()].includes(found.uid)) {
    throw new OperatorError(`${path} belongs to somebody else. Remove it, or set DATA_DIR to another folder.`);
  }
  await chmod(path, 0o700);
  await giveTo(identity, path);
  return path;
}

/** Whether a server listens in the folder. */
export function isListening(socketDir: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(join(socketDir, ".s.PGSQL.5432"));
    const settle = (result: boolean) => {
      socket.destroy();
      answer(result);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Address of a database on that socket, for `pg` and every other client. */
export function socketUrl(socketDir: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
