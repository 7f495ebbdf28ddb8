import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordAnnouncements } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { smallContent } from "../small-content.ts";

setUpDatabase();

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  const { recipes, ...rest } = smallContent;
  for (const [kind, entries] of Object.entries(rest)) {
    await writeFile(join(folder, `${kind}.json`), JSON.stringify(entries));
  }
  await mkdir(join(folder, "recipes"));
  await writeFile(join(folder, "recipes/soup.json"), JSON.stringify(recipes[0]));
});
afterEach(async () => {
  for (const path of [folder, `${folder}-data`]) await rm(path, { recursive: true, force: true });
});

/** Runs the command as npm does: with Node alone, without Next. */
async function run(...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const command = ["--conditions=react-server", "lib/content/content-transfer/commands/import.ts", ...args];
  const env = { ...process.env, DATA_DIR: `${folder}-data` };
  return promisify(execFile)(process.execPath, command, { env }).then(
    (output) => ({ ...output, code: 0 }),
    (error) => error,
  );
}

test("the command checks a folder, imports it, and finds it the same afterwards", async () => {
  const announced = await recordAnnouncements();
  const dryRun = await run("--dry-run", folder);
  expect(dryRun.stderr).toBe("");
  expect(dryRun.stdout).toContain("recipes: 1 new, 0 changed, 0 the same");
  expect(dryRun.stdout).toContain("nothing was changed");
  expect((await run(folder)).stdout).toContain("recipes: 1 new, 0 changed, 0 the same");
  const lists = ["cards", "categories", "cookbooks", "feeds", "ingredients", "menus", "questions", "tags", "users"];
  const expired = [...lists, "item:karottensuppe", "user:lena"].toSorted();
  await vi.waitFor(() => expect(announced()).toEqual(expired), 10_000);
  expect((await run(folder)).stdout).toContain("recipes: 0 new, 0 changed, 1 the same");
}, 120_000);

test("the command names the file with a problem and ends with code 1", async () => {
  await writeFile(join(folder, "recipes/soup.json"), JSON.stringify({ ...smallContent.recipes[0], tagKeys: ["slow"] }));
  const { stderr, code } = await run("--dry-run", folder);
  expect(stderr).toContain("recipes/soup.json, tagKeys[0]");
  expect(code).toBe(1);
}, 60_000);
