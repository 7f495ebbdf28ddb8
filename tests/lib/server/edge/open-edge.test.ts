import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#lib/platform/config/env.ts";
import { type OpenEdge, openEdge } from "#lib/server/edge/open-edge.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";

let dir: string;
let edge: OpenEdge;
let origin: string;

/** Writes a build with one file, named like the build. */
async function writeBuild(id: string): Promise<string> {
  const build = join(dir, id);
  await mkdir(join(build, "static"), { recursive: true });
  await writeFile(join(build, "BUILD_ID"), id);
  await writeFile(join(build, "static", `${id}.js`), id);
  return build;
}

const statusOf = async (id: string) => (await fetch(`${origin}/_next/static/${id}.js`)).status;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "builds-"));
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const env = { ...readEnv(), PORT: Number(port), SITE_URL: origin, DATA_DIR: join(dir, "data") };
  edge = await openEdge(env, await writeBuild("first"));
});
afterAll(async () => {
  await edge.close();
  await rm(dir, { recursive: true });
});

test("the files of the build that runs and of the one before are served", async () => {
  await edge.onBuild(await writeBuild("failed"));
  const onReplaced = await edge.onBuild(await writeBuild("second"));
  expect([await statusOf("first"), await statusOf("second")]).toEqual([200, 200]);
  onReplaced();
  expect([await statusOf("first"), await statusOf("second")]).toEqual([200, 200]);
  (await edge.onBuild(await writeBuild("third")))();
  // Without servers, what is no file of the edge is not answered.
  expect([await statusOf("second"), await statusOf("third")]).toEqual([200, 200]);
});
