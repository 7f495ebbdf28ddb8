import "server-only";
import { join } from "node:path";
import { env } from "#lib/platform/config/env.ts";
import { readOrCreateSecret } from "#lib/platform/config/secret-file.ts";

let keys: readonly [string, ...string[]] | undefined;

/** The keys of picture addresses: the first one signs, all of them verify. */
export function getSigningKeys(): readonly [string, ...string[]] {
  keys ??= configuredKeys() ?? [readOrCreateSecret(join(env.DATA_DIR, "image-key"))];
  return keys;
}

function configuredKeys(): readonly [string, ...string[]] | undefined {
  const [newest, ...older] = env.IMAGE_KEYS ?? [];
  return newest === undefined ? undefined : [newest, ...older];
}
