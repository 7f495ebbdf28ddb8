import "server-only";
import { join } from "node:path";
import { env } from "#lib/platform/config/env.ts";
import { readOrCreateSecret } from "#lib/platform/config/secret-file.ts";

let secret: string | undefined;

/**
 * The key that signs session cookies and tokens: from the environment, otherwise generated once
 * below DATA_DIR.
 */
export function getAuthSecret(): string {
  secret ??= env.AUTH_SECRET ?? readOrCreateSecret(join(env.DATA_DIR, "auth-secret"));
  return secret;
}
