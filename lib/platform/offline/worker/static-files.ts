import { staticCache } from "../kept-caches.ts";
import { build, type build as currentBuild } from "./build.ts";
import { readState, writeState } from "./state.ts";

type Build = typeof currentBuild;

const keptBuilds = 2;

/**
 * Stores the files of this build. Their names contain a hash, so those of an earlier build that did
 * not change are not requested again.
 */
export async function installStaticFiles(): Promise<void> {
  const cache = await caches.open(staticCache);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(build.files.filter((file) => !stored.has(file)));
  const earlier = ((await readState<Build[]>("builds")) ?? []).filter(({ id }) => id !== build.id);
  await writeState("builds", [build, ...earlier].slice(0, keptBuilds));
}

/** Files of this build and of the one before, which open pages may still request. */
export async function listCurrentFiles(): Promise<string[]> {
  const builds = (await readState<Build[]>("builds")) ?? [];
  return [build, ...builds].flatMap(({ files }) => files);
}

/** Whether a page was rendered by another build: its files may be deleted with that build. */
export function isOfOtherBuild(html: string): boolean {
  const files = new Set(build.files);
  return listReferences(html).some((file) => file.startsWith("/_next/static/") && !files.has(file));
}

/** Site-relative addresses of the pictures, scripts, styles and fonts that a page names. */
export function listReferences(html: string): string[] {
  const found = html.matchAll(/\/(?:_next\/static|images)\/[^\s"'\\,<>&]+/g);
  return [...new Set([...found].map(([address]) => address))];
}
