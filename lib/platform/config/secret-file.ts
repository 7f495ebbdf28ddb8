import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the secret in a file, or creates it: 256 random bits as base64url. Processes that start at
 * the same time agree on one.
 */
export function readOrCreateSecret(path: string): string {
  const existing = readSecret(path);
  if (existing) return existing;
  mkdirSync(join(path, ".."), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}.tmp`;
  writeFileSync(temporaryPath, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link fails when another process has created the file meanwhile.
    linkSync(temporaryPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporaryPath);
  }
  return readFileSync(path, "utf8");
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
