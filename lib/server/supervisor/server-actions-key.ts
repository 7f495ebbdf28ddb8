import { hkdfSync } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#lib/platform/config/env.ts";
import { readOrCreateSecret } from "#lib/platform/config/secret-file.ts";

type KeySettings = Pick<Env, "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY" | "AUTH_SECRET" | "DATA_DIR">;

const secretPath = ({ DATA_DIR }: KeySettings) => join(DATA_DIR, "auth-secret");

/**
 * Returns the key of the site's server actions, base64 of 32 bytes. Next.js encrypts bound values
 * with it and salts the ids of actions: the end of an id is the SHA-1 of key, path, ":" and name of
 * the export. Without a key Next.js creates one per build, and a page kept open over a deployment,
 * or of another instance, could not write. The key is derived from the secret of the sessions with
 * HKDF (https://www.rfc-editor.org/rfc/rfc5869), which all builds and instances of a site share.
 */
export function getServerActionsKey(env: KeySettings): string {
  if (env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY) return env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  const secret = env.AUTH_SECRET ?? readOrCreateSecret(secretPath(env));
  return Buffer.from(hkdfSync("sha256", secret, "", "next server actions", 32)).toString("base64");
}

/**
 * Returns the key like `getServerActionsKey`, or undefined where no secret exists yet, e.g. while
 * an image is built.
 */
export function findServerActionsKey(env: KeySettings): string | undefined {
  const hasSecret = env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || env.AUTH_SECRET || existsSync(secretPath(env));
  return hasSecret ? getServerActionsKey(env) : undefined;
}
