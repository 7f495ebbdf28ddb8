import "server-only";
import { join } from "node:path";
import { env } from "#lib/env.ts";
import { keptKey } from "#lib/kept-key.ts";

let keys: readonly [string, ...string[]] | undefined;

/** The keys for addresses of pictures: the first one signs, all of them verify. */
export function imageKeys(): readonly [string, ...string[]] {
  keys ??= configuredKeys() ?? [keptKey(join(env.DATA_DIR, "image-key"))];
  return keys;
}

function configuredKeys(): readonly [string, ...string[]] | undefined {
  const [newest, ...older] = env.IMAGE_KEYS ?? [];
  return newest === undefined ? undefined : [newest, ...older];
}
