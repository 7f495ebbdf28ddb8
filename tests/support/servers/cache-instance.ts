// One instance of the site as far as its cache is concerned; a process of its own, because Next.js
// keeps expired tags per process. Answers messages of the test.
import { mkdirSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import RedisCacheHandler from "#lib/platform/cache/redis-cache-handler.ts";

const [dir = "", buildId = "", clockAheadMs = "0"] = process.argv.slice(2);
const { now } = Date;
Date.now = () => now() + Number(clockAheadMs);
const serverDistDir = join(dir, "server");
mkdirSync(serverDistDir, { recursive: true });
writeFileSync(join(dir, "BUILD_ID"), buildId);

const nodeFs = { ...fs, existsSync: () => false, readFileSync: () => "", mkdir: () => fs.mkdir(dir) };
type Context = ConstructorParameters<typeof RedisCacheHandler>[0];
const handler = new RedisCacheHandler({
  fs: nodeFs as unknown as Context["fs"],
  dev: false,
  flushToDisk: false,
  serverDistDir,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
} as Context);

/** Questions of the test. */
export type Call =
  | { name: "setPage"; key: string; html: string; tags: string }
  | { name: "getPage"; key: string }
  | { name: "expire"; tag: string };

async function answer(call: Call): Promise<unknown> {
  if (call.name === "expire") return handler.revalidateTag(call.tag);
  if (call.name === "getPage") {
    const entry = await handler.get(call.key, { kind: "APP_PAGE", isFallback: false } as never);
    const value = entry?.value;
    if (value?.kind !== "APP_PAGE") return null;
    const segment = value.segmentData?.get("/a");
    return { html: value.html, rsc: value.rscData?.toString(), segment: segment?.toString(), age: entry?.cacheControl };
  }
  const value = {
    kind: "APP_PAGE",
    html: call.html,
    rscData: Buffer.from("data"),
    headers: { "x-next-cache-tags": call.tags },
    segmentData: new Map([["/a", Buffer.from("segment")]]),
    status: 200,
    postponed: undefined,
  };
  return handler.set(call.key, value as never, { cacheControl: { revalidate: 600, expire: 900 } } as never);
}

process.on("message", async ({ id, call }: { id: number; call: Call }) => {
  process.send?.({ id, result: (await answer(call)) ?? null });
});
process.on("disconnect", () => process.exit());
