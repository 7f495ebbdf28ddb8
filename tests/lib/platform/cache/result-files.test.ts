import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteOldResults } from "#lib/platform/cache/result-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "results-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, minutesOld: number): Promise<void> {
  await writeFile(join(folder, name), "{}");
  const time = new Date(Date.now() - minutesOld * 60_000);
  await utimes(join(folder, name), time, time);
}

test("deletes the files of results that were not computed again", async () => {
  await Promise.all([write("a", 1), write("b", 19), write("c", 21), write("d", 5000)]);
  await mkdir(join(folder, "e"));
  await deleteOldResults(folder);
  expect((await readdir(folder)).sort()).toEqual(["a", "b", "e"]);
});

test("has nothing to do without the folder", async () => {
  await expect(deleteOldResults(join(folder, "missing"))).resolves.toBeUndefined();
});
