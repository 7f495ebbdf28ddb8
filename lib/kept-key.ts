import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key in the file at `path`, made at the first call and the same ever after, also when several processes begin at once. */
export function keptKey(path: string): string {
  const kept = readKey(path);
  if (kept) return kept;
  mkdirSync(join(path, ".."), { recursive: true });
  const draft = `${path}.${randomUUID()}.tmp`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces the key of a process that was faster.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8");
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
