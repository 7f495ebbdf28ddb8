import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { tryRedis } from "#lib/platform/redis/connection.ts";
import { machineTimeMs } from "#lib/platform/time/clock.ts";
import { areTagsExpired, observeTags, shareExpiredTags, tagsVersionKey, toleranceMs } from "./shared-tags.ts";

// Next.js loads this file with Node itself, not with its bundler; the classes are CommonJS modules.
const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require("next/dist/server/lib/incremental-cache/file-system-cache.js") as typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js");

type FileSystemCache = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];
type GetParameters = Parameters<FileSystemCache["get"]>;
type SetParameters = Parameters<FileSystemCache["set"]>;
type Entry = NonNullable<Awaited<ReturnType<FileSystemCache["get"]>>>;

/** Entries live longer than any page or result is served without being made again (900 s). */
const lifetimeSeconds = 3600;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

let buildId: string | undefined;

/**
 * The cache of Next.js, shared by all instances of a build: pages, and results of `cached`. Each
 * entry is stored in Redis and, as without it, in this process and on its disk, which answer while
 * Redis does not.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class RedisCacheHandler extends FileSystemCache {
  private readonly prefix: string;

  constructor(context: Context) {
    super(context);
    // Another build may render the same page with other files.
    buildId ??= readFileSync(join(context.serverDistDir, "..", "BUILD_ID"), "utf8").trim();
    this.prefix = `tischlein:${buildId}:`;
  }

  override async get(...[key, context]: GetParameters): Promise<Entry | null> {
    const entry = await readEntry(this.prefix + key);
    // Later than now: a clock has been set back since.
    if (!entry || entry.lastModified > machineTimeMs() + toleranceMs) return super.get(key, context);
    return areTagsExpired(listTags(entry, context), entry.lastModified) ? null : entry;
  }

  override async set(...[key, value, context]: SetParameters): Promise<void> {
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const entry: Entry = { lastModified: machineTimeMs(), value, cacheControl };
    await Promise.all([super.set(key, value, context), writeEntry(this.prefix + key, entry)]);
  }

  override async revalidateTag(...[tags, durations]: Parameters<FileSystemCache["revalidateTag"]>): Promise<void> {
    await super.revalidateTag(tags, durations);
    await shareExpiredTags([tags].flat());
  }
}

async function readEntry(key: string): Promise<Entry | null> {
  const bytes = await tryRedis(async (client) => {
    const { RESP_TYPES } = await import("@redis/client");
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const [stored, version] = await binary.mGet([key, tagsVersionKey]);
    await observeTags(client, version?.toString() ?? null);
    return stored;
  });
  if (!bytes) return null;
  try {
    return deserialize(await decompress(bytes)) as Entry;
  } catch {
    // Written by another version of Node, or damaged.
    return null;
  }
}

async function writeEntry(key: string, entry: Entry): Promise<void> {
  const bytes = await compress(serialize(entry));
  await tryRedis((client) => client.set(key, bytes, { expiration: { type: "EX", value: lifetimeSeconds } }));
}

/** Tags of a page are in its headers, those of a result come with the question for it. */
function listTags({ value }: Entry, context: GetParameters[1]): string[] {
  if (context.kind === "FETCH") return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}
