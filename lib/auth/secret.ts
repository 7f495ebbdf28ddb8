import "server-only";
import { join } from "node:path";
import { env } from "#lib/env.ts";
import { keptKey } from "#lib/kept-key.ts";

let secret: string | undefined;

/** What signs the cookies of sessions and whatever else only this site may have written. */
export function authSecret(): string {
  secret ??= env.AUTH_SECRET ?? keptKey(join(env.DATA_DIR, "auth-secret"));
  return secret;
}
